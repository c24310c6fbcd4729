import { oneLine } from '@nokshi/forms/check.ts';

/** Text from a hidden field, cut instead of refused: a visitor could not mend it. */
export function hiddenText(body: unknown, name: string, most: number): string {
  const value: unknown =
    typeof body === 'object' && body !== null && Object.hasOwn(body, name)
      ? Reflect.get(body, name)
      : undefined;
  return [...(oneLine(value) ?? '')].slice(0, most).join('');
}
