import type { Text } from './text.ts';

/** An entry of content/terms as a section of a long text. */
export const termSection = ({ title, text }: { title: Text; text: Text }) => ({
  title,
  paragraphs: [text],
});
