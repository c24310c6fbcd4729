import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { picturePlaces } from '@nokshi/pictures/picture-languages.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { content } from './testing.ts';

const galleries = path.join(content, 'galleries');
const demos = fileURLToPath(new URL('../../../../showroom/demos', import.meta.url));

type Card = { demo?: string; picture: { src: string } };

const cards = globSync('*/index.yaml', { cwd: galleries }).flatMap((file) => {
  const gallery: { cards: Card[] } = parse(readFileSync(path.join(galleries, file), 'utf8'));
  return gallery.cards.flatMap(({ demo, picture }) =>
    demo ? [{ demo, picture: path.join(galleries, path.dirname(file), picture.src) }] : [],
  );
});

test.each(cards)('$demo is pictured in the languages that it speaks', ({ demo, picture }) => {
  const { languages } = parse(readFileSync(path.join(demos, demo, 'demo.yaml'), 'utf8'));
  const drawn = picturePlaces(picture).filter((file) => existsSync(file));
  expect(drawn).toHaveLength(languages.length);
});
