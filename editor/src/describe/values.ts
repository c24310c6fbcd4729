/** The values in `data` that a path leads to: at every position of a list where it says `*`. */
export function valuesAt(data: unknown, [part, ...rest]: readonly string[]): unknown[] {
  if (part === undefined) return data === undefined ? [] : [data];
  if (typeof data !== 'object' || data === null) return [];
  if (part !== '*') return valuesAt(Reflect.get(data, part), rest);
  return Array.isArray(data) ? data.flatMap((item) => valuesAt(item, rest)) : [];
}
