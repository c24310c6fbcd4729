import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { content, contentCopy } from './testing.ts';

const copy = contentCopy();
const kolmi = 'clients/kolmi-knitwear';
const parcel = 'clients/horkora-parcel';
const asOfParcel = { en: 'The logo of a courier', bn: 'একটি কুরিয়ারের লোগো' };

test('a copied client with a logo of its own needs words of its own, in each language', () => {
  copy.sentencesAfterSetting(`${parcel}/index.yaml`, 'logo.alt', asOfParcel);
  expect(copy.sentencesAfterSetting(`${kolmi}/index.yaml`, 'logo.alt', asOfParcel)).toEqual(
    ['en', 'bn'].map(
      (language) =>
        `content/${kolmi}/index.yaml → logo.alt.${language}: is word for word what content/${parcel}/index.yaml says of another picture; write what this one shows.`,
    ),
  );
});

test('the same picture may have the same words', () => {
  const logo = 'logo/src.svg';
  copyFileSync(path.join(content, parcel, logo), path.join(copy.folder, kolmi, logo));
  copy.sentencesAfterSetting(`${parcel}/index.yaml`, 'logo.alt', asOfParcel);
  expect(copy.sentencesAfterSetting(`${kolmi}/index.yaml`, 'logo.alt', asOfParcel)).toEqual([]);
});

test('a picture that is a folder is told of, and ends no check', () => {
  copy.sentencesAfterSetting(`${parcel}/index.yaml`, 'logo.alt', asOfParcel);
  copy.sentencesAfterSetting(`${kolmi}/index.yaml`, 'logo.alt', asOfParcel);
  expect(copy.sentencesAfterSetting(`${kolmi}/index.yaml`, 'logo.src', 'logo')).toEqual([
    expect.stringContaining(`content/${kolmi}/index.yaml → logo.src: is "logo"`),
  ]);
});
