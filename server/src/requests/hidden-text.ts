import { oneLine } from '@nokshi/forms/check.ts';

/** Text from a hidden field, cut instead of refused: a visitor could not mend it. */
export function hiddenText(body: unknown, name: string, most: number): string {
  const value: unknown =
    typeof body === 'object' && body !== null && Object.hasOwn(body, name)
      ? Reflect.get(body, name)
      : undefined;
  // A sign has at most two units of a string; what is beyond twice as many is not worth cleaning.
  const beginning = typeof value === 'string' ? value.slice(0, 4 * most) : value;
  return [...(oneLine(beginning) ?? '')].slice(0, most).join('');
}
