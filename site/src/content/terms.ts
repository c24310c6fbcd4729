import type { TitledText } from './text.ts';

/** An entry of content/terms as a section of a long text. */
export const termSection = ({ title, text }: TitledText) => ({
  title,
  paragraphs: [text],
});
