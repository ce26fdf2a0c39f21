/** What makes a film or a sound forget where it was taken. No byte moves, because a film says at which byte each picture begins. */
import { bytesOf, type Patch, type RangedFile } from './bytes.ts';
import { patchesOfBoxes } from './formats/iso-places.ts';
import { isWebm, patchesOfTags } from './formats/webm.ts';

/** In the order of the file. There are none if it does not say it, or is of another kind. */
export async function patchesOfPlaces(file: RangedFile): Promise<Patch[]> {
  const at = bytesOf(file);
  return (await isWebm(at)) ? patchesOfTags(at, file.size) : patchesOfBoxes(at, file.size);
}
