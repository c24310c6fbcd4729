import { type Day, dayAfter } from '../words/days.ts';

const distance = /^@(-?\d+)$/;

/**
 * The data of a demo with dates in the place of its distances, such as `@-3` (demo/plain-schema.ts).
 * @param begun the day on which the world begins, from which they count
 */
export function anchored<Data>(data: Data, begun: Day): Data {
  const at = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const days = distance.exec(part)?.[1];
      return days ? dayAfter(begun, Number(days)) : part;
    }
    if (Array.isArray(part)) return part.map(at);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, at(value)]));
  };
  return at(data) as Data;
}
