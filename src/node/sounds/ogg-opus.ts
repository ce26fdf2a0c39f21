/** Opus in Ogg. The package that does both, ogg-opus-decoder, brings 16 MB of models that make speech sound better. */
import CodecParser, { type OggPage, type OpusHeader } from 'codec-parser';
import { OpusDecoder } from 'opus-decoder';

export class OggOpusDecoder {
  readonly ready = Promise.resolve();
  readonly #parser = new CodecParser<OggPage>('audio/ogg');
  #decoder: OpusDecoder | undefined;

  async decode(bytes: Uint8Array) {
    const frames = [];
    const pages = this.#parser.parseChunk(bytes);
    for (let page = pages.next(); !page.done; page = pages.next())
      frames.push(...page.value.codecFrames);
    const [first] = frames;
    if (!first) return { channelData: [] };
    // Its first frame says how many channels it has.
    this.#decoder ??= new OpusDecoder(optionsOf(first.header as OpusHeader));
    await this.#decoder.ready;
    return this.#decoder.decodeFrames(frames.map(({ data }) => data));
  }

  free(): void {
    this.#decoder?.free();
  }
}

const optionsOf = (header: OpusHeader) => ({
  channels: header.channels,
  preSkip: header.preSkip,
  streamCount: header.streamCount,
  coupledStreamCount: header.coupledStreamCount,
  channelMappingTable: header.channelMappingTable,
});
