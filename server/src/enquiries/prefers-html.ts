/** The weight that an Accept header gives a media type by name; 0 when it doesn't name it. */
function weightOf(accept: string, type: string): number {
  for (const item of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = item.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
  }
  return 0;
}

/** True for a browser that posts a plain form; false for scripts, which ask for JSON or anything. */
export function prefersHtml(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  return weightOf(accept, 'text/html') > weightOf(accept, 'application/json');
}
