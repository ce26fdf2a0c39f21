import type { MediaHead } from '../../compose/media/media.ts';
import { canHaveWave, Loudness } from '../../compose/media/wave.ts';
import { inTime } from '../opening/open-site.ts';

/** In samples a second: enough to know how loud a sound is, with a third of the memory. */
const RATE = 16_000;
/** In samples: what is listened to at once, so that somebody who types does not wait. */
const PIECE = 1_000_000;
/** In milliseconds. In Node, 19 minutes of stereo take 13 seconds on a busy machine. */
const PATIENCE = 45_000;

/** The wave of a sound that was chosen. One that is too long or too large, or that this browser cannot decode, has none. */
export async function chosenWave(file: File, head: MediaHead): Promise<string | undefined> {
  if (!canHaveWave(head, file.size)) return undefined;
  return inTime(listen(file), PATIENCE).catch(() => undefined);
}

async function listen(file: File): Promise<string | undefined> {
  const context = new OfflineAudioContext(1, 1, RATE);
  const sound = await context.decodeAudioData(await file.arrayBuffer());
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) =>
    sound.getChannelData(channel),
  );
  const loudness = new Loudness();
  for (let from = 0; from < sound.length; from += PIECE) {
    loudness.add(channels.map((channel) => channel.subarray(from, from + PIECE)));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return loudness.wave();
}
