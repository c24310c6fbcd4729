/** Writes docs/words.md: how things are called in Bangla, from the list that the content check reads. */
import { writeFileSync } from 'node:fs';
import { writtenTerms } from '../site/src/content/check/terms.ts';

writeFileSync('docs/words.md', writtenTerms());
