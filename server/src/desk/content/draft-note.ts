import { createHash } from 'node:crypto';
import { defaultLanguage, isKnownLanguage, type Language } from '@nokshi/forms/languages.ts';
import { escapeHtml } from '../../escape-html.ts';
import { readEditorWords } from './editor-words.ts';

/** In the colours of the site, above what stands in its corners. */
const style =
  '.draft-note{position:sticky;inset-block-end:0;z-index:25;display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:0 var(--space-4,1rem);padding:0 var(--space-4,1rem);background:var(--ink,#000);color:var(--background,#fff);font-size:var(--size-small,.875rem)}' +
  '.draft-note p{margin:0}.draft-note a{display:inline-flex;align-items:center;min-height:var(--target,44px);color:inherit;font-weight:600}' +
  '.edit-link{margin-block-end:var(--target,44px)}@media print{.draft-note{display:none}}';

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** A policy under which the style of the note holds, and no other that it forbids. */
export const allowNote = (policy: string): string =>
  policy.replace(/style-src [^;]*/, (sources) => `${sources} ${styleHash}`);

function languageOf(html: string): Language {
  const [, code = ''] = /<html[^>]*?\blang="?([a-z]+)/.exec(html) ?? [];
  return isKnownLanguage(code) ? code : defaultLanguage;
}

/**
 * The note at the foot of every page of the draft, in the language of the page.
 * @param ownSite the site that the program came with, whose words are those of this program
 * @param folder of its host that the site stands in
 */
export async function draftNote(html: string, ownSite: string, folder: string): Promise<string> {
  const words = await readEditorWords(ownSite);
  const note = words?.[languageOf(html)]?.preview;
  if (!note) return '';
  const [says, back] = [escapeHtml(note.draftNote), escapeHtml(note.backToDesk)];
  return `<style>${style}</style><aside class="draft-note"><p>${says}</p><a href="${folder}/desk/release">${back}</a></aside>`;
}
