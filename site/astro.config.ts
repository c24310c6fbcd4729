import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { siteFonts } from './integrations/fonts.ts';
import { company } from './src/content/company-file.ts';

export default defineConfig({
  site: company.url,
  trailingSlash: 'never',
  cacheDir: '../.cache/astro',
  build: { format: 'file', redirects: false, inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  server: { port: Number(process.env['PORT'] ?? 3000), host: process.env['HOST'] ?? 'localhost' },
  image: {
    layout: 'constrained',
    breakpoints: [360, 560, 800, 1200, 1600],
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } },
  },
  fonts: await siteFonts(),
  integrations: [react()],
});
