/** One of a list by its id; what data refer to is there, by the check of their schema. */
export function oneOf<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
): Item {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}
