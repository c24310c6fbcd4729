/** Asking more often than this gives the same answer, so that asking costs no disk writes. */
const freshMilliseconds = 1000;

/**
 * Lets anybody ask as often as they like for what is dear to find out. A failure is no answer: who asks
 * after it makes a new attempt.
 * @param now the clock, in milliseconds since 1970
 * @param find is given the time, and may be asked again a second after it began
 */
export function onceASecond<Answer>(
  now: () => number,
  find: (time: number) => Promise<Answer>,
): () => Promise<Answer> {
  let latest: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    const time = now();
    // Either way: a clock that was put back must not make an old answer stay.
    if (!latest || Math.abs(time - latest.at) >= freshMilliseconds) {
      const asked = { at: time, answer: find(time) };
      latest = asked;
      asked.answer.catch(() => {
        if (latest === asked) latest = undefined;
      });
    }
    return latest.answer;
  };
}
