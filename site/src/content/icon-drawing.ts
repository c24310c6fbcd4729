/** The drawing of an icon, resolved at build from an Iconify set: the inside of its svg, which may refer to a file, and its size. */
export type IconDrawing = { body: string; width: number; height: number };
