import type { Text } from './text.ts';

/** AVIF files as in `srcset`, with their widths where there are several: for phones, and for all wider windows. */
export type Candidates = { phone: string; wide: string };

/**
 * A picture resolved at build: its fallback, its size in CSS pixels, what it shows, and its files.
 * The detail has the shape of the whole, the portrait its own. A drawing (SVG) has its one file alone.
 */
export type PictureView = {
  src: string;
  alt: Text;
  width: number;
  height: number;
  whole?: Candidates;
  detail?: Candidates;
  portrait?: { src: string; width: number; height: number };
};
