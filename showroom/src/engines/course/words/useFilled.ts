import { useCourses } from '../engine.ts';
import { words } from '../words.ts';

/** A sentence with what is filled in: numbers in the digits of the language, words as they are. */
export function useFilled() {
  const { num, say } = useCourses();
  return (name: keyof typeof words, values: Readonly<Record<string, string | number>>): string =>
    say(
      words[name],
      Object.fromEntries(
        Object.entries(values).map(([key, value]) => [
          key,
          typeof value === 'number' ? num(value) : value,
        ]),
      ),
    );
}
