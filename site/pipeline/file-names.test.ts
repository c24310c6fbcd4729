import { expect, test } from 'vitest';
import { shortNames, withShortNames } from './file-names.ts';

const files = [
  'src.CdxAFSTn_Z12WivI.webp',
  'src.CdxAFSTn_2nMRv4.avif',
  'src.nI_0U0Nw_UHg5g.webp',
  '72c51b690bc6b73f.woff2',
  'src.bn.KH55DCVE_ZzIKeB.avif',
  'client.BpQx1234.js',
];
const names = shortNames(files);

test('files of one picture have short names that begin alike, and scripts keep theirs', () => {
  const [webp = '', avif = '', other = '', , inBangla = ''] = files.map((file) => names.get(file));
  expect(webp).toMatch(/^[A-Za-z0-9]{6}\.webp$/);
  expect(avif.slice(0, 4)).toBe(webp.slice(0, 4));
  expect(other.slice(0, 4)).not.toBe(webp.slice(0, 4));
  expect(inBangla).toMatch(/^[A-Za-z0-9]{6}\.avif$/);
  expect(names.get('client.BpQx1234.js')).toBeUndefined();
});

test('a name does not change with what other files there are', () => {
  expect(shortNames(['src.nI_0U0Nw_UHg5g.webp']).get('src.nI_0U0Nw_UHg5g.webp')).toBe(
    names.get('src.nI_0U0Nw_UHg5g.webp'),
  );
});

test('each address in a text gets the new name of its file', () => {
  const text =
    'srcset="/_astro/src.CdxAFSTn_2nMRv4.avif 480w" url(/_astro/fonts/72c51b690bc6b73f.woff2)';
  expect(withShortNames(text, names)).toBe(
    `srcset="/_astro/${names.get('src.CdxAFSTn_2nMRv4.avif')} 480w" url(/_astro/fonts/${names.get('72c51b690bc6b73f.woff2')})`,
  );
  expect(withShortNames('/_astro/client.BpQx1234.js', names)).toBe('/_astro/client.BpQx1234.js');
});
