import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { tidyPublished } from './published-files.ts';

const directories: string[] = [];
afterEach(() => {
  for (const one of directories.splice(0)) rmSync(one, { recursive: true, force: true });
});

/** Writes files as the build does and tidies them. @returns whether each is still there, and reads it */
async function build(files: Readonly<Record<string, string | Buffer>>) {
  const directory = mkdtempSync(join(tmpdir(), 'published-'));
  directories.push(directory);
  for (const [name, content] of Object.entries(files)) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await tidyPublished(directory);
  return {
    left: Object.keys(files).filter((name) => existsSync(join(directory, name))),
    read: (name: string) => readFileSync(join(directory, name), 'utf8'),
  };
}

const ground = sharp({ create: { width: 8, height: 8, channels: 3, background: '#26215f' } });
const plain = await ground.clone().jpeg().toBuffer();
/** Taken in Paltan, Dhaka. */
const photograph = await ground
  .clone()
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 43/1 5580/100' } })
  .jpeg()
  .toBuffer();

test('the original of a photograph is not published beside what is made of it', async () => {
  const { left } = await build({
    'about-us.html': '<img src="/_astro/src.B1_Z2.webp">',
    '_astro/src.B1_Z2.webp': await sharp(photograph).webp().toBuffer(),
    '_astro/src.B1.jpg': photograph,
    '_astro/src.B1_other.avif': '',
  });
  expect(left).toEqual(['about-us.html', '_astro/src.B1_Z2.webp']);
});

test('what is linked stays, wherever the link stands', async () => {
  const files = {
    'index.html': `<link rel=stylesheet href=/_astro/page.a.css><script src="/_astro/page.b.js"></script><img srcset="/_astro/one.c.jpg 1x, /_astro/two%20d.jpg 2x">`,
    _headers: '/*\n  Link: </_astro/early.e.jpg>; rel=preload',
    'site.webmanifest': '{"icons":[{"src":"/_astro/icon.f.jpg"}]}',
    'sitemap-0.xml': '<image:loc>https://nokshi.example/_astro/map.g.jpg</image:loc>',
    'feed.xml': '<enclosure url="https://nokshi.example/_astro/feed.h.jpg"/>',
    '_astro/page.a.css': 'a{background:url(./style.i.jpg)}',
    '_astro/page.b.js': 'import("./later.j.js")',
    '_astro/later.j.js': 'const name="script.k.jpg";show("/_astro/"+name)',
    ...Object.fromEntries(
      ['one.c', 'two d', 'early.e', 'icon.f', 'map.g', 'feed.h', 'style.i', 'script.k'].map(
        (name) => [`_astro/${name}.jpg`, plain],
      ),
    ),
  };
  expect((await build(files)).left).toEqual(Object.keys(files));
});

test('what lies elsewhere than the imports was put there by name and stays', async () => {
  const { left } = await build({ 'robots.txt': '', 'social/ERP.jpg': plain });
  expect(left).toEqual(['robots.txt', 'social/ERP.jpg']);
});

test('a photograph within a drawing that tells where it was taken stops the build, by its name', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><image href="data:image/jpeg;base64,${photograph.toString('base64')}"/></svg>`;
  await expect(build({ 'technology/icon.svg': drawing })).rejects.toThrow('icon.svg (exif)');
});

test('a drawing loses what its editor noted, and nothing that is seen', async () => {
  const { read } = await build({
    'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="/home/rahim/logo.png"><!-- by Rahim --><sodipodi:namedview id="base"><inkscape:grid type="xygrid"/></sodipodi:namedview><metadata id="m"><rdf:RDF>Rahim</rdf:RDF></metadata><use xlink:href="#a" xml:space="preserve"/><text>x: "y" &lt;3</text></svg>`,
  });
  expect(read('logo.svg')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"><use xlink:href="#a" xml:space="preserve"/><text>x: "y" &lt;3</text></svg>',
  );
});
