import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defaultLanguage, languageCodes } from '@nokshi/forms/languages.ts';
import { defineConfig, fontProviders } from 'astro/config';
import { cacheFolder } from '../toolchain/kept-file.ts';
import { cascadeLayers } from './integrations/cascade-layers.ts';
import { contentCheck } from './integrations/content-check.ts';
import { demoFiles } from './integrations/demo-files.ts';
import { demoPages } from './integrations/demo-pages.ts';
import { demoWords } from './integrations/demo-words.ts';
import { deskPage } from './integrations/desk-page.ts';
import { developmentPages } from './integrations/development-pages.ts';
import { enquiryServer } from './integrations/enquiry-server.ts';
import { folderOfStyles } from './integrations/folder-of-styles.ts';
import { subsetFonts } from './integrations/fonts.ts';
import { nearIslands } from './integrations/near-islands.ts';
import { pictureFiles } from './integrations/picture-files.ts';
import { sharedFiles } from './integrations/shared-files.ts';
import { timeTokens } from './integrations/time-tokens.ts';
import { translations } from './integrations/translations.ts';
import { shortClassNames } from './pipeline/classes-by-workspace.ts';
import { company } from './src/content/company-file.ts';
import { siteFolder } from './src/content/site-folder.ts';

const fonts = await subsetFonts();
/** The characters that make a page fetch the Bangla fonts: its letters, danda and joiners, but not ৳ (U+09F3). */
const banglaRange: [string, ...string[]] = [
  'U+0964-0965',
  'U+0980-09F2',
  'U+09F4-09FE',
  'U+200C-200D',
  'U+25CC',
];
/**
 * The Bangla fonts of Linux and Windows, as in styles/fallback-fonts.css: without a name, a browser searches
 * all fonts for one with the letters, anew for nearly every run of words. Ours has another name: a family that a
 * page declares hides the system's of the same name.
 */
const banglaOfSystems = ['Noto Sans Bengali', 'Nirmala UI'];
const isBuild = process.env['NODE_ENV'] === 'production';
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export default defineConfig({
  site: company.url,
  base: siteFolder || '/',
  trailingSlash: 'never',
  i18n: {
    locales: [...languageCodes],
    defaultLocale: defaultLanguage,
    routing: { prefixDefaultLocale: false },
  },
  cacheDir: join(cacheFolder(), 'astro'),
  build: { format: 'file', redirects: false, inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  server: { port: Number(process.env['PORT'] ?? 3000), host: process.env['HOST'] ?? 'localhost' },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Taka',
      cssVariable: '--font-taka',
      fallbacks: [],
      optimizedFallbacks: false,
      unicodeRange: ['U+09F3'],
      options: { variants: [{ src: [fonts.taka], weight: '400 700', style: 'normal' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Language names',
      cssVariable: '--font-language-names',
      fallbacks: [],
      optimizedFallbacks: false,
      unicodeRange: banglaRange,
      options: { variants: [{ src: [fonts.languageNames], weight: '100 900', style: 'normal' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Receipt',
      cssVariable: '--font-receipt',
      fallbacks: [],
      optimizedFallbacks: false,
      unicodeRange: banglaRange,
      options: { variants: [{ src: [fonts.receipt], weight: '100 900', style: 'normal' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Bangla heading',
      cssVariable: '--font-bangla-heading',
      fallbacks: [],
      optimizedFallbacks: false,
      unicodeRange: banglaRange,
      // One weight for all, or browsers would thicken it once more.
      options: { variants: [{ src: [fonts.banglaHeading], weight: '100 900', style: 'normal' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Bangla text',
      cssVariable: '--font-bangla-text',
      fallbacks: [],
      optimizedFallbacks: false,
      unicodeRange: banglaRange,
      options: { variants: [{ src: [fonts.banglaText], weight: '400 700', style: 'normal' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Latin heading',
      cssVariable: '--font-latin-heading',
      fallbacks: ['Heading fallback', ...banglaOfSystems, 'sans-serif'],
      optimizedFallbacks: false,
      // On a slow line the first page keeps the phone's own letters: words that are being read must
      // not move. The font is there from the next page on.
      display: 'optional',
      options: { variants: [{ src: [fonts.heading], weight: 700, style: 'normal' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Latin text',
      cssVariable: '--font-latin-text',
      fallbacks: ['Text fallback', ...banglaOfSystems, 'sans-serif'],
      optimizedFallbacks: false,
      display: 'optional',
      options: { variants: [{ src: [fonts.text], weight: '400 700', style: 'normal' }] },
    },
  ],
  vite: {
    cacheDir: join(cacheFolder(), 'vite'),
    define: { ...timeTokens(), SITE_FOLDER: JSON.stringify(siteFolder) },
    resolve: {
      alias: [
        // React has had it since version 18.
        { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      ],
    },
    plugins: [
      folderOfStyles(),
      cascadeLayers(),
      sharedFiles(),
      demoFiles(),
      demoWords(folder('../showroom/src')),
    ],
    // Drawings are files: one as data in a style is decoded while the page is laid out. Those of a state, such as
    // a tick, ask for it (`?inline`): they must be there.
    build: {
      cssMinify: 'lightningcss',
      assetsInlineLimit: (file: string) => (file.endsWith('.svg') ? false : undefined),
    },
    css: {
      // Vite's own names can be read: for development.
      modules: isBuild ? { generateScopedName: shortClassNames.nameOf } : {},
    },
  },
  integrations: [
    react(),
    nearIslands(),
    contentCheck(),
    translations(),
    enquiryServer(),
    pictureFiles(),
    demoPages(),
    deskPage(),
    developmentPages(),
  ],
});
