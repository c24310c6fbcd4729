import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openDraft } from './draft.ts';
import { orderIn } from './order.ts';
import { aDraft, aRelease, named } from './testing.ts';

/** Another short name than an entry has. */
async function names({ valueIn }: Awaited<ReturnType<typeof aDraft>>) {
  const published = String(await valueIn('products/POS', 'shortTitle', 'en'));
  return { published, mine: 'Till', newer: 'Counter' };
}

/** Changes a file of a release as a developer does. */
function edit(release: string, file: string, from: string | RegExp, to: string): void {
  const full = path.join(release, file);
  const before = readFileSync(full, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  // Beside it, as an editor does: the trees of a test share its files.
  rmSync(full);
  writeFileSync(full, after);
}

it('takes what a newer release changed, and keeps what was changed here', async () => {
  const first = await aDraft(aRelease());
  const { desk, release, change } = first;
  const { published, mine } = await names(first);
  await change('products/POS', [{ path: ['shortTitle', 'en'], value: mine }]);
  edit(release, 'products/POS/index.yaml', /^emblem: .*/m, 'emblem: boat');
  edit(release, 'products/ERP/index.yaml', /^emblem: .*/m, 'emblem: boat');
  cpSync(path.join(release, 'clients/bhorer-ghat'), path.join(release, 'clients/new-client'), {
    recursive: true,
  });
  edit(release, 'clients/order.yaml', '  - bhorer-ghat', '  - bhorer-ghat\n  - new-client');
  const next = await aDraft(release, desk);
  expect(await next.open('products/POS')).toMatchObject({
    values: { shortTitle: { en: mine }, emblem: 'boat' },
    published: { shortTitle: { en: published }, emblem: 'boat' },
    conflicts: [],
    state: 'changed',
  });
  expect(await next.lineOf('products/ERP')).toMatchObject({ state: 'published' });
  expect(await next.lineOf('clients/new-client')).toMatchObject({ state: 'published' });
  expect((await next.get('faults', { language: 'en' })).faults).toEqual([]);
  const order = orderIn(next.draft.trees.draft, 'clients');
  expect(order[order.indexOf('bhorer-ghat') + 1]).toBe('new-client');
});

/** Puts a file beside the words of the company, where no field names it. */
function putBeside(tree: string, file: string, content: string): void {
  const full = path.join(tree, 'company', file);
  mkdirSync(path.dirname(full), { recursive: true });
  // A new file: the trees of a test share theirs.
  rmSync(full, { force: true });
  writeFileSync(full, content);
}

it('merges files that no field names, as fonts and the pattern, each as a whole', async () => {
  const release = aRelease();
  for (const font of ['heading', 'text', 'bangla-text']) {
    putBeside(release, `fonts/${font}.woff2`, 'old');
  }
  const { desk, draft, change } = await aDraft(release);
  await change('singles/company', [{ path: ['tagline', 'en'], value: 'Of our own' }]);
  putBeside(draft.trees.draft, 'fonts/text.woff2', 'mine');
  edit(release, 'company/index.yaml', /$/, '# newer\n');
  putBeside(release, 'fonts/text.woff2', 'newer');
  putBeside(release, 'fonts/heading.woff2', 'newer');
  putBeside(release, 'pattern.svg', '<svg/>');
  rmSync(path.join(release, 'company/fonts/bangla-text.woff2'));
  const next = await aDraft(release, desk);
  expect(await next.valueIn('singles/company', 'tagline', 'en')).toBe('Of our own');
  const inCompany = (file: string) => next.textOf(`company/${file}`);
  expect(inCompany('index.yaml')).toContain('# newer');
  expect(inCompany('fonts/heading.woff2')).toBe('newer');
  expect(inCompany('fonts/text.woff2')).toBe('mine');
  expect(inCompany('pattern.svg')).toBe('<svg/>');
  expect(existsSync(next.fileOf('company/fonts/bangla-text.woff2'))).toBe(false);
});

it('keeps fonts where words go back to a step from before they came', async () => {
  const { draft, change, open, get, fileOf, textOf } = await aDraft();
  const before = await open('singles/company');
  await change('singles/company', [{ path: ['tagline', 'en'], value: 'Of our own' }]);
  putBeside(draft.trees.draft, 'fonts/heading.woff2', 'font');
  putBeside(draft.trees.draft, 'pattern.svg', '<svg/>');
  const [step] = draft.histories.steps('singles/company', 1);
  for (const to of [step?.id ?? '', 'published'] as const) {
    const { version } = await open('singles/company');
    await get('revert', { ...named('singles/company'), version, by: 'Rahim', to, language: 'en' });
    expect((await open('singles/company')).values).toEqual(before.values);
    expect(textOf('company/fonts/heading.woff2')).toBe('font');
    expect(existsSync(fileOf('company/pattern.svg'))).toBe(true);
  }
});

it('has the words of the program’s own screens as the program has them, in a draft of any age', async () => {
  const { desk, release, draft } = await aDraft(aRelease());
  const words = 'editor-words/index.yaml';
  const inDraft = () => readFileSync(path.join(draft.trees.draft, words), 'utf8');
  const text = readFileSync(path.join(release, words), 'utf8');
  edit(release, words, /$/, '# newer\n');
  await openDraft(desk, release);
  expect(inDraft()).toBe(`${text}# newer\n`);
  writeFileSync(path.join(draft.trees.draft, words), text);
  await openDraft(desk, release);
  expect(inDraft()).toBe(`${text}# newer\n`);
});

it('asks where both changed a field, until one of both is set', async () => {
  const first = await aDraft(aRelease());
  const { desk, release, change } = first;
  const { mine, newer } = await names(first);
  await change('products/POS', [{ path: ['shortTitle', 'en'], value: mine }]);
  edit(release, 'products/POS/index.yaml', /(?<=^shortTitle:\n {2}en: ).*/m, newer);
  // Begun a second time, as after a crash, it asks the same.
  await openDraft(desk, release);
  const next = await aDraft(release, desk);
  expect(await next.open('products/POS')).toMatchObject({
    values: { shortTitle: { en: newer } },
    conflicts: [{ path: ['shortTitle', 'en'], mine, newer }],
  });
  expect(await next.lineOf('products/POS')).toMatchObject({ conflicts: 1 });
  await next.change('products/POS', [{ path: ['shortTitle', 'en'], value: mine }]);
  expect(await next.open('products/POS')).toMatchObject({
    values: { shortTitle: { en: mine } },
    conflicts: [],
  });
});

it('leaves away what was removed here, and what is published where that leads', async () => {
  const { desk, release, get, draft } = await aDraft(aRelease());
  await get('remove', { ...named('offices/paltan'), by: 'Rahim' });
  const published = path.join(desk, 'releases/of-tuesday/content');
  cpSync(release, published, { recursive: true });
  writeFileSync(path.join(desk, 'current.json'), JSON.stringify({ release: 'of-tuesday' }));
  edit(release, 'offices/paltan/index.yaml', /$/, '# newer\n');
  edit(release, 'products/ERP/index.yaml', /^emblem: .*/m, 'emblem: boat');
  const next = await aDraft(release, desk);
  expect(await next.lineOf('offices/paltan')).toMatchObject({ state: 'removed' });
  expect(await next.lineOf('products/ERP')).toMatchObject({ state: 'changed' });
  expect(existsSync(path.join(draft.trees.draft, 'offices/paltan'))).toBe(false);
});

it('begins again wherever it was broken off', async () => {
  const first = await aDraft(aRelease());
  const { desk, release, draft, change } = first;
  const { published, mine } = await names(first);
  await change('products/POS', [{ path: ['shortTitle', 'en'], value: mine }]);
  edit(release, 'products/POS/index.yaml', /^emblem: .*/m, 'emblem: boat');
  // As a process leaves it that dies when the draft is done, and the rest is not.
  await openDraft(desk, release);
  renameSync(draft.trees.base, `${draft.trees.base}.old`);
  const next = await aDraft(release, desk);
  expect(await next.open('products/POS')).toMatchObject({
    values: { shortTitle: { en: mine }, emblem: 'boat' },
    published: { shortTitle: { en: published }, emblem: 'boat' },
  });
});

it('is made of a release that nothing is known of', async () => {
  const release = aRelease();
  const desk = path.join(path.dirname(release), 'data/desk');
  const draft = await openDraft(desk, release);
  const file = 'products/POS/index.yaml';
  expect(readFileSync(path.join(draft.trees.draft, file), 'utf8')).toBe(
    readFileSync(path.join(release, file), 'utf8'),
  );
});
