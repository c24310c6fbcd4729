/** The one of some drawn things that a demo names. @throws when there is none of that name */
export function thingOf<Thing>(things: Readonly<Record<string, Thing>>, of: string): Thing {
  const thing = things[of];
  if (thing) return thing;
  throw new Error(`there is no ${of}; there are: ${Object.keys(things).join(', ')}`);
}
