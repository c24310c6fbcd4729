/** Somebody else sits down at a desk: a step of its engine. */
export const sitDown = <World extends { readonly person: string }>(
  _premises: unknown,
  world: World,
  person: string,
): World => ({ ...world, person });
