/** Many times what any form of ours has; a megabyte of nothing but names takes seconds to read. */
const mostFields = 100;

/**
 * The fields of a posted form by name, read as browsers write them (application/x-www-form-urlencoded
 * of the URL standard): a list where a name comes more than once; the first hundred of them.
 */
export function postedFields(text: string): Record<string, string | string[]> {
  const sent = text.split('&', mostFields).join('&');
  // Without a prototype: a field may have any name.
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(sent)) {
    const earlier = fields[name];
    if (earlier === undefined) fields[name] = value;
    else if (typeof earlier === 'string') fields[name] = [earlier, value];
    else earlier.push(value);
  }
  return fields;
}
