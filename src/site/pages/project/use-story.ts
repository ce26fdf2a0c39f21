import { useEffect, useState } from 'react';
import type { Project } from '../../../schema/portfolio/portfolio.ts';
import { readStory, STORIES_ARRIVAL } from '../../stories.ts';

/** The story of a project. Where it stands after the program, a visitor may be faster. */
export function useStory(
  { story: given }: Partial<Project> = {},
  index: number,
): string | undefined {
  const isLate = given === '';
  const [story, setStory] = useState(() => (isLate ? readStory(document, index) : given));
  const isToCome = story === undefined && isLate;
  useEffect(() => {
    if (!isToCome) return;
    const read = () => setStory(readStory(document, index));
    read();
    addEventListener(STORIES_ARRIVAL, read);
    return () => removeEventListener(STORIES_ARRIVAL, read);
  }, [isToCome, index]);
  return story;
}
