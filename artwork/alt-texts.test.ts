import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asciiDigits } from '@nokshi/forms/digits.ts';
import { pictureIn } from '@nokshi/pictures/picture-languages.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openStudio, root } from './pipeline/studio.ts';

/** Numbers as both languages write them, in Latin digits: ৳ 1,36,550 is 136550, 22:10 stays so. */
const figuresOf = (text: string): string[] =>
  (asciiDigits(text.normalize('NFC')).match(/\d+(?:[,.:]\d+)*/g) ?? []).map((figure) =>
    figure.replaceAll(',', ''),
  );

/** What is counted in words and stands in pictures as words, too: a period, a floor. First is also said of pages. */
const ordinals = /second|third|fourth|fifth|sixth|দ্বিতীয়|তৃতীয়|চতুর্থ|পঞ্চম|ষষ্ঠ/g;
const ordinalsOf = (text: string): string[] =>
  text.normalize('NFC').toLowerCase().match(ordinals) ?? [];

const textOf = (html: string): string =>
  html
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', '’');

/** The words that an entry says of one of its pictures. */
function altOf(picture: string, language: string): string | undefined {
  const inContent = path.relative(path.join(root, 'content'), picture).split(path.sep);
  for (let depth = inContent.length - 1; depth > 0; depth -= 1) {
    const file = path.join(root, 'content', ...inContent.slice(0, depth), 'index.yaml');
    if (!existsSync(file)) continue;
    const field = inContent
      .slice(depth, -1)
      .reduce((value, key) => value?.[key], parse(readFileSync(file, 'utf8')));
    const alt = field?.alt;
    return typeof alt === 'object' ? alt[language] : alt;
  }
  return undefined;
}

test('whatever figure is told of a drawn picture stands in it', async () => {
  const studio = await openStudio();
  const wrong: string[] = [];
  let told = 0;
  for (const scene of studio.scenes()) {
    for (const shot of await studio.shotsOf(scene)) {
      const alt = altOf(pictureIn('en', scene.picture), shot.language);
      if (alt === undefined) continue;
      told += 1;
      const { html } = await studio.develop(shot);
      const seen = textOf(html);
      const there = [...figuresOf(seen), ...ordinalsOf(seen)];
      const missing = [...figuresOf(alt), ...ordinalsOf(alt)].filter((one) => !there.includes(one));
      if (missing.length > 0)
        wrong.push(
          `${path.relative(root, scene.picture)} ${shot.language}: ${missing.join(', ')} in “${alt}”`,
        );
    }
  }
  await studio.close();
  expect(told).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});
