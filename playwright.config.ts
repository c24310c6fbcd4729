import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { wideFonts } from './scripts/bangla-device-fonts.ts';
import { browserOptions } from './toolchain/browser.mjs';

// Journeys take place at the company: demos go by its clock, and some journeys set that.
process.env['TZ'] = 'Asia/Dhaka';

// One process for all pages of the site: to begin one anew takes as much processor time as a page.
const launchOptions = browserOptions('--in-process-gpu', '--process-per-site');
const port = Number(process.env['JOURNEYS_PORT'] ?? 4173);

/** Journeys through the built site, served by the very server that production runs. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // Many times what any takes: how long it takes is no behaviour, and walks run beside.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...(process.env['ODD_BROWSER'] === 'forced-colors' && {
      contextOptions: { forcedColors: 'active' },
    }),
    // A context of its own costs each journey more processor time than most journeys take. Cookies, storage,
    // cache, routes and tabs are cleared between them; permissions and a network switched off are not.
    reuseContext: true,
  },
  // docs/decisions.md, Look: which letters a Bangla page is set in depends on those of the device.
  projects: [
    { name: 'no Bangla fonts', grepInvert: /@own-fonts/, use: { launchOptions } },
    {
      name: 'own Bangla fonts',
      grep: /@(own|all)-fonts/,
      use: { launchOptions: { ...launchOptions, env: await wideFonts() } },
    },
  ],
  webServer: {
    command: 'node server/src/server.ts',
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: path.join(tmpdir(), `site-journeys-${process.pid}`),
      RATE_LIMIT_MAX: '1000',
    },
  },
});
