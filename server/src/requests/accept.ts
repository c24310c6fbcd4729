/**
 * The weight that an Accept or Accept-Encoding header gives each thing that it names, in lower case
 * (RFC 9110, 12.4.2). One that nobody can read is taken as a refusal.
 */
export const weightsIn = (header: string): ReadonlyMap<string, number> =>
  new Map(header.split(',').map(readItem));

function readItem(item: string): [name: string, weight: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
  return [name, weight === undefined ? 1 : readWeight(weight)];
}

function readWeight(parameter: string): number {
  const value = Number(parameter.slice(parameter.indexOf('=') + 1).trim() || Number.NaN);
  return value >= 0 && value <= 1 ? value : 0;
}
