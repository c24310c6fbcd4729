import { readFileSync } from 'node:fs';
import path from 'node:path';
import { editorWords } from '@nokshi/contract/editor-words/schema.ts';
import { fill } from '@nokshi/forms/fill.ts';
import { inLanguage } from '@nokshi/forms/in-language.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { parse } from 'yaml';
import type { Refusal } from './refusal.ts';

/**
 * Why a picture was not taken, and what to do.
 * @param content the folder of content that the program came with
 */
export function refusalSentence(
  { refusal, values }: Refusal,
  content: string,
  language: Language,
): string {
  const file = path.join(content, 'editor-words/index.yaml');
  const { refusals } = inLanguage(editorWords.parse(parse(readFileSync(file, 'utf8'))), language);
  return fill(refusals[refusal], values, language);
}
