/** Decodes a sound in pieces, so that never much of it is in memory. */
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { MPEGDecoder } from 'mpg123-decoder';
import type { RangedFile } from '../../compose/media/bytes.ts';
import type { MediaHead } from '../../compose/media/media.ts';
import { OggOpusDecoder } from './ogg-opus.ts';
import { samplesOfWav } from './wav.ts';

/** The samples of each channel, between -1 and 1. */
type Channels = readonly Float32Array[];
type Decoded = { channelData: Channels };

type Decoder = {
  ready: Promise<void>;
  decode: (bytes: Uint8Array) => Decoded | Promise<Decoded>;
  /** What the decoder still holds at the end. */
  flush?: () => Decoded | Promise<Decoded>;
  free: () => void;
};

/** In bytes. */
const AT_ONCE = 65_536;

/** Yields nothing of a sound that no decoder here knows, such as AAC. */
export async function* decode(file: RangedFile, head: MediaHead): AsyncGenerator<Channels> {
  if (head.container === 'wav') return yield* samplesOfWav(file);
  const decoder = decoderOf(head);
  if (!decoder) return;
  try {
    await decoder.ready;
    for (let from = 0; from < file.size; from += AT_ONCE) {
      const bytes = await file.read(from, Math.min(from + AT_ONCE, file.size));
      yield (await quietly(() => decoder.decode(bytes))).channelData;
    }
    if (decoder.flush) yield (await decoder.flush()).channelData;
  } finally {
    decoder.free();
  }
}

/** The decoders write each damaged frame to the terminal, which tells an owner nothing. */
async function quietly<Result>(act: () => Promise<Result> | Result): Promise<Result> {
  const { error } = console;
  console.error = () => {};
  try {
    return await act();
  } finally {
    console.error = error;
  }
}

function decoderOf({ container, audio }: MediaHead): Decoder | undefined {
  if (container === 'mp3') return new MPEGDecoder();
  if (audio === 'FLAC') return new FLACDecoder();
  if (audio === 'Vorbis') return new OggVorbisDecoder();
  return audio === 'Opus' ? new OggOpusDecoder() : undefined;
}
