import type { Page } from '@playwright/test';

/** Answers in place of the map's own server: with a page that, as that does, has something to press. */
export async function answerForMap(page: Page) {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="en"><title>Map</title><main><h1>Map</h1><a href="#in">Zoom in</a></main>',
    }),
  );
}
