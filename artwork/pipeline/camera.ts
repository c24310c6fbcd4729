/** Photographs a page of HTML with headless Chromium. Only our own fonts can be reached. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nokshi/forms/languages.ts';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../toolchain/browser.mjs';
import type { Size } from '../kit/sizes.ts';
import { densityOf } from './density.ts';
import { type Frame, findFaults, foreignFonts } from './faults.ts';
import { root } from './studio.ts';

const origin = 'http://artwork.test';
const sheets = [
  '@fontsource-variable/bricolage-grotesque/standard.css',
  '@fontsource-variable/figtree/index.css',
  '@fontsource-variable/figtree/wght-italic.css',
  ...[300, 400, 500, 600, 700, 800].map((weight) => `@fontsource/anek-bangla/${weight}.css`),
];
const types: Record<string, string> = { css: 'text/css', woff2: 'font/woff2', woff: 'font/woff' };

const page = (body: string, { width, height }: Size, language: Language): string => `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><title>Scene</title>
${sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join('\n')}
<style>
*,*::before,*::after{box-sizing:border-box;margin:0;padding:0}
html,body{width:${width}px;height:${height}px;overflow:hidden;background:none}
body{-webkit-font-smoothing:antialiased;text-rendering:geometricPrecision;font-synthesis:none}
:lang(bn){--head-leading:1.3;--head-tracking:0;--caps-tracking:0}
svg{display:block;flex:none}ul,ol{list-style:none}table{border-collapse:collapse}
</style><body>${body}</body></html>`;

/** Starts the browser; call `close` at the end. Throws when there is none. */
export async function openCamera() {
  const browser = await chromium.launch(
    browserOptions('--disable-lcd-text', '--force-color-profile=srgb'),
  );
  let body = '';
  const tabs = new Map<number, Page>();

  /** The tab for scenes that are photographed this dense. */
  async function tabFor(density: number): Promise<Page> {
    const open = tabs.get(density);
    if (open) return open;
    const context = await browser.newContext({ deviceScaleFactor: density });
    await context.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ body, contentType: 'text/html' });
      const contentType = types[pathname.slice(pathname.lastIndexOf('.') + 1)];
      if (!contentType) return route.fulfill({ status: 404, body: '' });
      const bytes = await readFile(join(root, 'node_modules', decodeURI(pathname)));
      return route.fulfill({ body: bytes, contentType });
    });
    const tab = await context.newPage();
    tabs.set(density, tab);
    return tab;
  }

  return {
    async shoot(html: string, size: Size, language: Language, frames: Frame[]) {
      body = page(html, size, language);
      const tab = await tabFor(densityOf(size));
      await tab.setViewportSize({ width: size.width, height: size.height });
      await tab.goto(`${origin}/`);
      await tab.evaluate('document.fonts.ready.then(() => undefined)');
      const faults = await tab.evaluate(findFaults, { smallest: size.width * 0.0136, frames });
      faults.push(...(await foreignFonts(await tab.context().newCDPSession(tab))));
      // Soft shadows of large sheets take a busy machine more than the usual half minute.
      const image = await tab.screenshot({
        omitBackground: true,
        animations: 'disabled',
        timeout: 180_000,
      });
      return { image, faults };
    },
    close: () => browser.close(),
  };
}
