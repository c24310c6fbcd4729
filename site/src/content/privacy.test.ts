import { beforeAll, expect, it, vi } from 'vitest';
import { plain } from './text.ts';

// Another test of this process may have read another folder of content.
beforeAll(() => {
  vi.resetModules();
});

const chat = {
  name: 'Chat',
  origin: 'https://chat.example',
  allows: ['scripts' as const],
  script: 'https://chat.example/widget.js',
  consent: true,
  purpose: 'Talks with you.',
};

/** The whole policy of the company, changed so. */
async function told(language: 'en' | 'bn', change: object): Promise<string> {
  const { companyView } = await import('./company.ts');
  const { pageWords } = await import('./entries.ts');
  const { privacySections } = await import('./privacy.ts');
  const company = { ...(await companyView(language)), ...change };
  const sections = privacySections(await pageWords('privacy-policy', language), company, language);
  return sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs].map(plain)).join('\n');
}

it('says what is counted, and for how long, where anything is', async () => {
  expect(await told('en', { viewsKeptDays: 90 })).toContain('deleted after 90 days');
  expect(await told('bn', { viewsKeptDays: 90 })).toContain('৯০ দিন পর');
  expect(await told('en', { viewsKeptDays: 0 })).not.toContain('What is counted');
});

it('says that nothing of others is loaded while that is so, and else what is', async () => {
  const alone = await told('en', {});
  expect(alone).toContain('sets no cookies and follows nobody');
  expect(alone).not.toContain('Other companies\n');
  const shared = await told('en', {
    thirdParties: [chat, { ...chat, name: 'Map', consent: false }],
  });
  expect(shared).not.toContain('loads nothing from any other company');
  expect(shared).toContain('Chat (chat.example): Talks with you. Only if you agree.');
  expect(shared).toContain('Map (chat.example): Talks with you. \n'.trimEnd());
  expect(await told('bn', { thirdParties: [chat] })).toContain('শুধু আপনি রাজি হলে।');
});
