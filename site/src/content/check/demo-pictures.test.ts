import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes } from '@nokshi/forms/languages.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { content } from './testing.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../../../${name}`, import.meta.url));
const scenes = folder('artwork/scenes/galleries');
const demos = folder('showroom/demos');

/** The scenes of cards that open a demo. */
const cards = globSync('*/cards/*/picture.tsx', { cwd: scenes }).flatMap((scene) => {
  const [gallery = '', , index] = scene.split(path.sep);
  const file = path.join(content, 'galleries', gallery, 'index.yaml');
  const { demo } = parse(readFileSync(file, 'utf8')).cards[Number(index)];
  return demo ? [{ demo, scene: path.join(scenes, scene) }] : [];
});

test.each(cards)('$demo is drawn in the languages that it speaks', ({ demo, scene }) => {
  const { languages } = parse(readFileSync(path.join(demos, demo, 'demo.yaml'), 'utf8'));
  const source = readFileSync(scene, 'utf8');
  const isInAll = source.includes('export const words = inLanguages(');
  const onlyLanguage = /\p{Script=Bengali}/u.test(source.replaceAll('৳', '')) ? 'bn' : 'en';
  expect(languages).toEqual(isInAll ? languageCodes : [onlyLanguage]);
});
