/** Writes docs/words.md: how things are called in Bangla, from the list that the content check reads. */
import { writeFileSync } from 'node:fs';
import { writtenGlossary } from '../site/src/content/check/glossary.ts';

writeFileSync('docs/words.md', writtenGlossary());
