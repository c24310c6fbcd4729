/** Publishes with a server of its own, which builds the whole site. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Release } from '@nokshi/contract/release.ts';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { aPassword, aUser } from '../../server/test/desk.ts';
import { newDirectory } from '../../server/test/new-directory.ts';
import { writeSiteOf } from '../../server/test/releases.ts';
import { openDatabase } from '../../server/test/running-app.ts';
import { ServerProcess } from '../../server/test/server-process.ts';
import { until } from '../../server/test/until.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));

/** Forty times what it takes on a quiet machine: publishing lets everything else go first. */
const buildMilliseconds = 18 * 60_000;

/** Our words and pictures with another price, and a photograph in the place of a drawn portrait. */
async function writeDraft(draft: string): Promise<void> {
  cpSync(content, draft, { recursive: true, preserveTimestamps: true });
  const change = (file: string, passage: RegExp, text: string) => {
    const before = readFileSync(join(draft, file), 'utf8');
    expect(before).toMatch(passage);
    writeFileSync(join(draft, file), before.replace(passage, text));
  };
  change('prices/index.yaml', /(?<=^ {2}- key: POS\n(?: {4}.*\n)* {8}base: )\d+/m, '1980');
  change('team/shafqat-nayeem/index.yaml', /picture\/src\.svg/, 'picture/src.jpg');
  const portrait = join(draft, 'team/shafqat-nayeem/picture');
  rmSync(join(portrait, 'src.svg'));
  const background = '#26215f';
  await sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .jpeg()
    .toFile(join(portrait, 'src.jpg'));
}

it(
  'puts the draft on the site while it runs, and takes it off again',
  async () => {
    const [DATA_DIR, SITE_DIR] = [newDirectory(), newDirectory()];
    writeSiteOf('ours', SITE_DIR);
    await writeDraft(join(DATA_DIR, 'desk/draft'));
    const server = new ServerProcess({ DATA_DIR, SITE_DIR });
    onTestFinished(() => server.kill('SIGKILL'));
    const address = await server.listening();
    const page = async (path: string) => (await fetch(address + path)).text();
    const email = await aUser(openDatabase({ DATA_DIR }), 'Rahim', 'owner');
    let cookie = '';
    const ask = (method: string, path: string, body: object = {}) =>
      fetch(`${address}/api/desk${path}`, {
        method,
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie },
        ...(method === 'POST' && { body: JSON.stringify(body) }),
      });
    await until('the desk to open', async () => {
      const signedIn = await ask('POST', '/session', { email, password: aPassword });
      cookie = signedIn.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      return signedIn.status === 204;
    });

    const release = async () => (await (await ask('GET', '/release')).json()) as Release;
    const before = await release();
    expect(before).toMatchObject({ current: null, state: 'idle', lacks: null });
    expect((await ask('POST', '/release')).status).toBe(202);
    const seen = new Set<string>();
    let now = before;
    await until(
      'the release to be on the site',
      async () => {
        now = await release();
        seen.add(now.state);
        expect((await fetch(address)).status).toBe(200);
        return now.state === 'idle' || now.state === 'failed';
      },
      buildMilliseconds,
    );
    expect([now.state, now.failure, server.lines]).toEqual(['idle', null, expect.anything()]);
    expect(now).toMatchObject({ current: { by: 'Rahim' }, previous: [{ id: 'original' }] });
    expect([...seen]).toContain('building');

    expect(await page('/products')).toContain('2,079');
    const about = await page('/about-us');
    const portrait = /<picture[^>]*>(?:(?!<\/picture>).)*alt="Drawn portrait of Shafqat Nayeem/s;
    const [shown = ''] = portrait.exec(about) ?? [];
    const pictures = shown.match(/\/_astro\/[\w.-]+\.(?:avif|webp)/g) ?? [];
    expect(pictures.length).toBeGreaterThan(1);
    for (const picture of pictures) expect((await fetch(address + picture)).status).toBe(200);
    const compressed = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');

    expect((await ask('POST', '/release/back', { id: 'original' })).status).toBe(202);
    expect(await page('/')).toContain('Words of ours');
  },
  buildMilliseconds,
);
