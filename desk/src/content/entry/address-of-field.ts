import type { FieldPath } from '@nokshi/contract/form.ts';

/** Where a field of an entry stands: its form unfolds it and gives it the focus. */
export const addressOfField = (id: string, path: FieldPath): string =>
  path.length > 0 ? `/content/${id}?field=${encodeURIComponent(path.join('/'))}` : `/content/${id}`;
