import { expect, onTestFinished, test } from 'vitest';
import {
  type AskedSources,
  askedSources,
  noteSource,
  notingSources,
  withoutNotingSources,
} from './page-sources.ts';

test('each page tells what it asked for, though others are rendered at the same time', async () => {
  const told: unknown[] = [];
  const listen = (page: unknown) => told.push(page);
  askedSources.subscribe(listen);
  onTestFinished(() => void askedSources.unsubscribe(listen));
  const { promise: contactIsThere, resolve: tellContact } = Promise.withResolvers<void>();
  noteSource('clients');
  await Promise.all([
    notingSources('/', async () => {
      noteSource('galleries');
      await contactIsThere;
      noteSource('projects');
    }),
    notingSources('/contact', async () => {
      noteSource('team');
      noteSource('labels');
      await withoutNotingSources(async () => noteSource('navigation'));
    }).then(() => tellContact()),
  ]);
  expect(told).toEqual([
    { path: '/contact', sources: ['team'] },
    { path: '/', sources: ['galleries', 'projects'] },
  ] satisfies AskedSources[]);
});
