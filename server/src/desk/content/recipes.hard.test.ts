import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deskFolder, releaseFolder, siteIn } from '@nokshi/releases/paths.ts';
import { currentRelease } from '@nokshi/releases/pointer.ts';
import { expect, it } from 'vitest';
import type { PublishOrder, PublishTold } from '../../../../editor/src/publish/order.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { project, startConfined, whyNotReadOnly } from '../../../test/read-only-project.ts';
import { writableInProject } from '../../../test/recipes.ts';

it('publishes on a project that is read-only but for what every recipe lets it write to', async (test) => {
  const data = newDirectory();
  const obstacle = whyNotReadOnly(data);
  if (obstacle !== '') return test.skip(obstacle);
  const { systemd, compose } = writableInProject();
  const everywhere = systemd.filter((folder) => compose.includes(folder));
  const desk = deskFolder(data);
  const program = [process.execPath, join(project, 'editor/src/publish/run.ts')];
  const publisher = startConfined(data, everywhere, program, {
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_COMPILE_CACHE: join(data, 'compiled'),
  });
  let said = '';
  publisher.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  let last: PublishTold | undefined;
  publisher.on('message', (told: PublishTold) => {
    last = told;
  });
  const order: PublishOrder = {
    ...{
      what: 'release',
      by: 'Rahim',
      entries: null,
      plan: null,
      desk,
      from: join(project, 'content'),
    },
    ...{ ownSite: join(project, 'site/dist'), ownContent: join(project, 'content') },
  };
  publisher.send(order);
  await once(publisher, 'exit');
  expect([last, said]).toMatchObject([{ state: 'idle', progress: 1 }, '']);
  expect(existsSync(join(siteIn(releaseFolder(desk, currentRelease(desk))), 'index.html'))).toBe(
    true,
  );
});
