/** Takes an answer when it comes. Returns a function that leaves it out, because a later answer is wanted. */
export function whenAnswered<Answer>(
  answer: Promise<Answer>,
  take: (answer: Answer) => void,
  fail: (error: unknown) => void = reportError,
): () => void {
  let isWanted = true;
  answer.then((found) => {
    if (isWanted) take(found);
  }, fail);
  return () => {
    isWanted = false;
  };
}
