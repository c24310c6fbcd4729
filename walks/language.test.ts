import { afterAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { documented, RepositoryCopy } from './repository-copy.ts';

const copy = new RepositoryCopy();
afterAll(() => copy.remove());

/** Words as they would be once somebody translated them. */
function translated(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(translated);
  if (typeof part !== 'object' || part === null) return part;
  if ('en' in part) return { ...part, de: `De ${part.en}` };
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, translated(inner)]));
}

const entries = [
  'content/forms/index.yaml',
  'content/pages/contact/index.yaml',
  'content/services/hosting/index.yaml',
];

it('a third language takes its line in the list and words in content/, and nothing else', async () => {
  copy.edit(
    'forms/src/languages.ts',
    '\n} as const satisfies',
    "\n  de: { name: 'Deutsch', locale: 'de-DE', openGraph: 'de_DE', script: 'Latn', leading: 1.5, takaLocale: 'de-DE', fullStop: '.' },\n} as const satisfies",
  );
  for (const entry of entries) {
    copy.rewrite(entry, (text) => stringify(translated(parse(text))));
  }
  const [list, ...words] = documented('A language');
  expect(list).toBe('forms/src/languages.ts');
  expect(words).toEqual(['content/']);
  expect([...copy.edited].filter((file) => !file.startsWith('content/'))).toEqual([list]);

  await copy.build();
  await copy.run('walks/in-copy/third-language.ts', 'walks/in-copy/pages-in-german.ts');
}, 240_000);
