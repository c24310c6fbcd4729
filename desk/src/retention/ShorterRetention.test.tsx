import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskFile } from '@nokshi/contract/desk-words/schema.ts';
import type { Retention } from '@nokshi/contract/retention.ts';
import { inLanguage } from '@nokshi/forms/in-language.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { ask } from '../api/ask.ts';
import { WordsContext } from '../words/words.ts';
import ShorterRetention from './ShorterRetention.tsx';

const file = deskFile.parse(
  parse(readFileSync(join(import.meta.dirname, '../../../content/desk/index.yaml'), 'utf8')),
);
const words = { en: inLanguage(file, 'en'), bn: inLanguage(file, 'bn') };

const asked: Retention = {
  keptDays: 730,
  shortening: {
    days: 90,
    enquiries: 296,
    first: '2024-12-03T05:00:00.000Z',
    last: '2026-08-30T05:00:00.000Z',
    deletedAt: '2026-12-07T05:00:00.000Z',
    agreedBy: null,
  },
};
const agreed: Retention = {
  ...asked,
  shortening: asked.shortening && { ...asked.shortening, agreedBy: 'Rahim' },
};

/** A server that answers so, and notes what it is sent. */
function aServer(present: Retention, afterwards = present) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method !== 'GET') sent.push(`${method} ${body ?? ''}`.trim());
    return new Response(JSON.stringify(method === 'GET' ? present : afterwards));
  });
  return sent;
}

const show = (language: Language = 'en') =>
  render(
    <WordsContext value={{ words, language, timeZone: 'Asia/Dhaka' }}>
      <SWRConfig value={{ fetcher: ask, provider: () => new Map() }}>
        <ShorterRetention />
      </SWRConfig>
    </WordsContext>,
  );

afterEach(() => vi.unstubAllGlobals());

test('an owner reads how many enquiries of which time would go, and agrees to the days they read', async () => {
  const sent = aServer(asked, agreed);
  show();
  const told = await screen.findByRole('status');
  expect(told.textContent).toContain('kept for 90 days, and so far they were kept for 730');
  expect(told.textContent).toContain(
    '296 enquiries that came in from 3 Dec 2024 to 30 Aug 2026 would go for good.',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/content/singles/company');
  fireEvent.click(screen.getByRole('button', { name: 'Delete older ones from 7 Dec 2026 on' }));
  await screen.findByText(/Rahim has agreed .* 90 days only, from 7 Dec 2026 on/);
  expect(sent).toEqual(['POST {"days":90}']);
});

test('what was agreed to can be taken back', async () => {
  const sent = aServer(agreed, asked);
  show();
  fireEvent.click(await screen.findByRole('button', { name: words.en.retention.takeBack }));
  await screen.findByRole('button', { name: /Delete older ones/ });
  expect(sent).toEqual(['DELETE']);
});

test('in Bangla everything is told in Bangla', async () => {
  aServer(asked);
  show('bn');
  const told = await screen.findByRole('status');
  expect(told.textContent).toContain('২৯৬টি বার্তা');
  expect(told.textContent).not.toMatch(/[A-Za-z{}]/);
});

test('nobody is asked anything where the content says no less', async () => {
  const fetched = vi.fn(
    async () => new Response(JSON.stringify({ keptDays: 730, shortening: null })),
  );
  vi.stubGlobal('fetch', fetched);
  const { container } = show();
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
