/** Photographs a page of HTML with headless Chromium. Only our own fonts can be reached. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../scripts/browser.mjs';
import type { Size } from '../kit/sizes.ts';
import { densityOf } from './density.ts';
import { findFaults, foreignFonts } from './faults.ts';
import { root } from './studio.ts';

const origin = 'http://artwork.test';
const sheets = [
  '@fontsource-variable/bricolage-grotesque/standard.css',
  '@fontsource-variable/figtree/index.css',
  '@fontsource-variable/figtree/wght-italic.css',
  ...[300, 400, 500, 600, 700, 800].map((weight) => `@fontsource/anek-bangla/${weight}.css`),
];
const types: Record<string, string> = { css: 'text/css', woff2: 'font/woff2', woff: 'font/woff' };

const page = (body: string, { width, height }: Size): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Scene</title>
${sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join('\n')}
<style>
*,*::before,*::after{box-sizing:border-box;margin:0;padding:0}
html,body{width:${width}px;height:${height}px;overflow:hidden;background:none}
body{-webkit-font-smoothing:antialiased;text-rendering:geometricPrecision;font-synthesis:none}
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
    async shoot(html: string, size: Size) {
      body = page(html, size);
      const tab = await tabFor(densityOf(size));
      await tab.setViewportSize({ width: size.width, height: size.height });
      await tab.goto(`${origin}/`);
      await tab.evaluate('document.fonts.ready.then(() => undefined)');
      const faults = await tab.evaluate(findFaults, size.width * 0.0136);
      faults.push(...(await foreignFonts(await tab.context().newCDPSession(tab))));
      const image = await tab.screenshot({ omitBackground: true, animations: 'disabled' });
      return { image, faults };
    },
    close: () => browser.close(),
  };
}
