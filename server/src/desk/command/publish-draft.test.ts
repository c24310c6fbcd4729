import fs, { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskFolder } from '@nokshi/releases/paths.ts';
import { takeLock } from '@nokshi/releases/publish-lock.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aDraftDirectory } from '../../../test/content-desk.ts';
import { withEditorHere } from '../../../test/editor-here.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { publishProgramOf } from '../../../test/publish-program.ts';
import { writeSiteOf } from '../../../test/releases.ts';
import { testEnvironment } from '../../../test/test-environment.ts';
import { runHere } from '../../../test/test-terminal.ts';
import { desk } from './desk.ts';
import { publishDraft } from './publish-draft.ts';

/** Notes what it was told to publish, and is done. */
const noting = `
  writeFileSync(desk + '/ordered', JSON.stringify(order));
  process.send({ ...idle, state: 'building', progress: 0.5 });
  process.send({ ...idle, progress: 1 });`;

const busy = `
  process.send('busy');`;

/** A draft, and how to publish it at the terminal. */
function aDraft(program = noting) {
  const site = newDirectory();
  const data = aDraftDirectory();
  writeSiteOf('ours', site);
  const variables = { DATA_DIR: data, SITE_DIR: site };
  const folder = deskFolder(data);
  /** Changes a line of the draft, until the test ends. */
  const changeDraft = (line: RegExp, to: string) => {
    const file = join(folder, 'draft/products/POS/index.yaml');
    const words = readFileSync(file, 'utf8');
    // Beside it: the drafts of tests share their files.
    fs.rmSync(file);
    writeFileSync(file, words.replace(line, to));
  };
  const publish = () =>
    runHere(
      (_line, terminal) =>
        publishDraft(
          terminal,
          testEnvironment(variables),
          withEditorHere.newEditor,
          publishProgramOf(program),
        ).catch(({ message }: Error) => {
          terminal.stderr.write(message);
          return 1;
        }),
      variables,
      [],
    );
  const ordered = () => JSON.parse(readFileSync(join(folder, 'ordered'), 'utf8'));
  return { variables, folder, changeDraft, publish, ordered };
}

describe('npm run desk -- publish', () => {
  it('publishes the whole draft, and says how far it is', async () => {
    const { changeDraft, publish, ordered, folder } = aDraft();
    changeDraft(/^emblem: .*$/m, 'emblem: boat');
    const { code, output } = await publish();
    expect(output).toMatch(/Checking.*\nBuilding the site: 50 %\nPublished\./s);
    expect(code).toBe(0);
    expect(ordered()).toMatchObject({
      ...{ what: 'release', entries: null, desk: folder, from: join(folder, 'draft') },
    });
  });

  it('has nothing to do where the draft is on the site, which is no failure', async () => {
    const { code, output } = await aDraft().publish();
    expect([code, output]).toEqual([0, 'Nothing in the draft differs from the site.\n']);
  });

  it('names what is wrong in the draft', async () => {
    const { changeDraft, publish } = aDraft();
    changeDraft(/^emblem: .*$/m, 'emblem: dragon');
    const { code, output } = await publish();
    expect(code).toBe(1);
    expect(output).toMatch(
      /mended in the draft first:\n {2}POS.* › Emblem: .*\nNothing was published/s,
    );
  });

  it('says that somebody publishes already, by a code of its own', async () => {
    const { changeDraft, publish } = aDraft(busy);
    changeDraft(/^emblem: .*$/m, 'emblem: boat');
    const { code, output } = await publish();
    expect(code).toBe(2);
    expect(output).toMatch(/Somebody publishes already.*Nothing was published/s);
  });

  it('says why a machine can’t, as a command', async () => {
    const { variables } = aDraft();
    const room = { ...fs.statfsSync('/'), bavail: 100, bsize: 1024 * 1024 };
    const asked = vi.spyOn(fs, 'statfsSync').mockReturnValue(room);
    onTestFinished(() => asked.mockRestore());
    const { code, output } = await runHere(desk, variables, ['publish']);
    expect(code).toBe(1);
    expect(output).toMatch(/less than 512 MB of disk free.*Nothing was published/s);
  });

  it('waits for whoever edits, and says so when they don’t end', async () => {
    const { folder, publish } = aDraft();
    const letGo = takeLock(folder, 'editing', 0);
    onTestFinished(() => letGo?.());
    const { code, output } = await publish();
    expect(code).toBe(1);
    expect(output).toContain('The words are being edited by another server.');
  });
});
