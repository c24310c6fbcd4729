import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  type AskedSources,
  aroundPages,
  askedSources,
  noteSource,
  notingSources,
} from './page-sources.ts';

test('each page tells what it asked for, though others are rendered at the same time', async () => {
  const told: unknown[] = [];
  const listen = (page: unknown) => told.push(page);
  askedSources.subscribe(listen);
  onTestFinished(() => void askedSources.unsubscribe(listen));
  noteSource('clients');
  await Promise.all([
    notingSources('/', async () => {
      noteSource('galleries');
      await pause(2);
      noteSource('projects');
    }),
    notingSources('/contact', async () => {
      await pause(1);
      noteSource('team');
      noteSource('labels');
      await aroundPages(async () => noteSource('navigation'));
    }),
  ]);
  expect(told).toEqual([
    { path: '/contact', sources: ['team'] },
    { path: '/', sources: ['galleries', 'projects'] },
  ] satisfies AskedSources[]);
});
