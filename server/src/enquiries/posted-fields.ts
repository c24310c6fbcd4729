/**
 * The fields of a posted form by name, read as browsers write them (application/x-www-form-urlencoded
 * of the URL standard): a list where a name comes more than once.
 */
export function postedFields(text: string): Record<string, string | string[]> {
  // Without a prototype: a field may have any name.
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = fields[name];
    if (earlier === undefined) fields[name] = value;
    else if (typeof earlier === 'string') fields[name] = [earlier, value];
    else earlier.push(value);
  }
  return fields;
}
