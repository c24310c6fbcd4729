import { expect, test } from 'vitest';
import { pageOf, siteOf } from '../testing.ts';
import { externalizeProps } from './external-props.ts';

const islandOf = (client: string, props: object) =>
  `<astro-island client="${client}" props="${JSON.stringify(props).replaceAll('"', '&quot;')}"></astro-island>`;
const long = { words: [0, 'দাম & <b>'.repeat(400)] };

function left(html: string) {
  const page = pageOf(`<html><body><main>${html}</main></body></html>`);
  const site = siteOf();
  externalizeProps(page, site);
  return { island: page.document.querySelector('astro-island'), file: site.files.get('props') };
}

test('long properties of an island that waits are a file, with what they said', () => {
  const { island, file = '' } = left(islandOf('near', long));
  expect(JSON.parse(file)).toEqual(long);
  expect(island?.getAttribute('data-props')).toBe('/_astro/props.json');
  expect(island?.hasAttribute('props')).toBe(false);
});

test('short ones stay, and those of islands that wake at once', () => {
  for (const html of [islandOf('near', { a: [0, 1] }), islandOf('load', long)]) {
    const { island, file } = left(html);
    expect(file).toBeUndefined();
    expect(island?.hasAttribute('props')).toBe(true);
  }
});
