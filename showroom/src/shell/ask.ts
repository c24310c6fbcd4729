import type { Brand } from '../brand/kept-brand.ts';
import type { DemoData, OpenedDemo } from '../demo/opened.ts';
import { textIn } from '../demo/words.ts';
import { filled } from './words.ts';

/**
 * The address of the contact form with subject and message for a demo. They stand in the hash, which
 * is sent to no server; the page puts them into its fields, and the visitor sends them or not.
 */
export function askHref(opened: OpenedDemo<DemoData>, brand: Brand | undefined): string {
  const { data, gallery, contactHref, language } = opened;
  const words = opened.words[language];
  const values = {
    demo: textIn(data.title, language),
    gallery: gallery.title,
    brand: brand?.name ?? '',
  };
  const fields = new URLSearchParams({
    subject: filled(words.askSubject, values),
    message: filled(brand ? words.askMessageBranded : words.askMessage, values),
  });
  return `${contactHref}#${fields}`;
}
