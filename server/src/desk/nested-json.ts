/** Deeper than any content or question is. */
const mostDeep = 100;

/** Whether JSON is nested so deep that what walks through it would fill the stack. */
export function isNestedDeep(text: string): boolean {
  let depth = 0;
  // Strings as a whole: a bracket in one opens nothing. One that never ends matches, too: to look for its end
  // again from each of its signs would take seconds.
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.?)*"?|[[\]{}]/gs)) {
    if (part === '[' || part === '{') depth += 1;
    else if (part === ']' || part === '}') depth -= 1;
    if (depth > mostDeep) return true;
  }
  return false;
}
