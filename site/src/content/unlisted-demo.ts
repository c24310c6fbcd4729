import type { Text } from './text.ts';

/** A product that the list of the demo form lacks: its name in addresses, and what the form says of it. */
export type UnlistedDemo = { id: string; text: Text };
