import { afterAll, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { RepositoryCopy } from './repository-copy.ts';

const copy = new RepositoryCopy();
afterAll(() => copy.remove());

/** Words as they would be once somebody translated them. */
function translated(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if ('en' in part) return { ...part, bn: `বাংলা: ${part.en}` };
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, translated(inner)]));
}

it('once the forms are written in a second language, the server answers in it', async () => {
  copy.edit(
    'forms/src/languages.ts',
    '\n} as const satisfies',
    "\n  bn: { name: 'বাংলা', locale: 'bn-BD', openGraph: 'bn_BD' },\n} as const satisfies",
  );
  copy.rewrite('content/forms/index.yaml', (text) => stringify(translated(parse(text))));
  await copy.run('forms/test/bangla-answers.ts');
}, 60_000);
