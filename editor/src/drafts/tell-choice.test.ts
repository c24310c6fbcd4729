import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '@nokshi/forms/languages.ts';
import { readRecord } from '@nokshi/site/src/content/check/translation-record.ts';
import { expect, it } from 'vitest';
import { copyContent } from '../publish/share-equal.ts';
import { keepChosen } from './keep-chosen.ts';
import { orderIn } from './order.ts';
import { aDraft, newFolder } from './testing.ts';
import { filesIn } from './trees.ts';
import { versionOf } from './version.ts';
import { wrongsIn } from './wrongs.ts';

type Place = Awaited<ReturnType<typeof aDraft>>;

const language = 'en';

/** Makes an entry that has nothing yet, as somebody does who writes on it for days. */
const beginClient = ({ get }: Place) =>
  get('make', { folder: 'clients', name: 'new-shop', title: null, like: null, by: 'Karima' });

/** What would be on the site with some changes alone. */
function chosen({ draft }: Place, ...ids: string[]): string {
  const tree = path.join(newFolder(), 'content');
  copyContent(draft.trees.draft, tree, draft.trees.draft);
  keepChosen(tree, draft.trees.published, new Set(ids));
  return tree;
}

it('publishes a price alone, while an unfinished entry beside it waits', async () => {
  const place = await aDraft();
  await beginClient(place);
  await place.change('singles/prices', [{ path: ['message'], value: 46 }]);
  await place.change('products/ERP', [{ path: ['shortTitle', 'en'], value: 'Books' }]);
  expect((await place.get('faults', { language })).faults).not.toEqual([]);
  const entries = ['singles/prices'];
  expect(await place.get('choice', { entries, language })).toEqual({ faults: [], left: [] });
  const before = versionOf(place.draft.trees.draft);
  const tree = chosen(place, ...entries);
  expect(readFileSync(path.join(tree, 'prices/index.yaml'), 'utf8')).toContain('message: 46');
  const { published } = place.draft.trees;
  expect(filesIn(tree)).toEqual(filesIn(published));
  for (const file of filesIn(tree).filter((one) => one.endsWith('.yaml'))) {
    if (file === 'prices/index.yaml') continue;
    expect(readFileSync(path.join(tree, file), 'utf8'), file).toBe(
      readFileSync(path.join(published, file), 'utf8'),
    );
  }
  expect(versionOf(place.draft.trees.draft)).toBe(before);
});

it('names what a chosen entry needs and is left behind, whichever of both it is', async () => {
  const place = await aDraft();
  await beginClient(place);
  await place.get('make', {
    ...{ folder: 'project-categories', name: 'parcels', title: null, like: 'commerce' },
    by: 'Rahim',
  });
  const project = 'projects/courier-cash';
  await place.change(project, [{ path: ['category'], value: 'parcels' }]);
  const choice = await place.get('choice', { entries: [project], language });
  expect(choice.faults).toMatchObject([{ id: project, path: ['category'] }]);
  expect(choice.left.map(({ id }) => id)).toEqual(['project-categories/parcels']);
  const entries = [project, 'project-categories/parcels'];
  expect(await place.get('choice', { entries, language })).toEqual({ faults: [], left: [] });
  // What nothing else would mend is no reason to take anything along.
  const { faults, left } = await place.get('choice', { entries: ['clients/new-shop'], language });
  expect(faults.map(({ id }) => id)).toContain('clients/new-shop');
  expect(left).toEqual([]);
});

it('names the price book where a page tells the price of a plan that is new', async () => {
  const place = await aDraft();
  const plans = (await place.valueIn('singles/prices', 'plans')) as { key: string }[];
  const index = plans.findIndex(({ key }) => key === 'courier-websites');
  await place.change('singles/prices', [{ path: ['plans', index, 'key'], value: 'couriers' }]);
  const answer = ['groups', 0, 'questions', 0, 'answer'];
  const changes = languageCodes.map((code) => ({
    path: [...answer, code],
    value: '{rent:POS}, {buy:couriers}',
  }));
  await place.change('pages/faq', changes);
  const leftOf = async (entry: string) => {
    const { left } = await place.get('choice', { entries: [entry], language });
    return left.map(({ id }) => id);
  };
  expect(await leftOf('pages/faq')).toEqual(['singles/prices']);
  expect(await leftOf('singles/prices')).toEqual([]);
});

it('puts a new entry where it stands in the draft, and leaves another order of the rest behind', async () => {
  const place = await aDraft();
  await place.get('make', {
    ...{ folder: 'clients', name: 'new-shop', title: null, like: 'bhorer-ghat', by: 'Rahim' },
  });
  const { draft, published } = place.draft.trees;
  const shown = orderIn(published, 'clients');
  const mine = ['new-shop', ...shown.toReversed()];
  await place.get('order', { folder: 'clients', entries: mine, by: 'Rahim' });
  expect(orderIn(chosen(place, 'clients/new-shop'), 'clients')).toEqual(['new-shop', ...shown]);
  expect(orderIn(chosen(place, 'clients'), 'clients')).toEqual(shown.toReversed());
  const both = chosen(place, 'clients', 'clients/new-shop');
  expect(orderIn(both, 'clients')).toEqual(mine);
  expect(wrongsIn(both).others).toEqual([]);
  expect(orderIn(draft, 'clients')).toEqual(mine);
});

it('keeps on the site what is taken away in the draft and is not chosen', async () => {
  const place = await aDraft();
  await place.get('remove', { folder: 'offices', name: 'paltan', by: 'Rahim' });
  await place.change('singles/prices', [{ path: ['message'], value: 46 }]);
  const { published } = place.draft.trees;
  const kept = chosen(place, 'singles/prices');
  expect(versionOf(path.join(kept, 'offices'))).toBe(versionOf(path.join(published, 'offices')));
  const gone = chosen(place, 'offices/paltan');
  expect(filesIn(path.join(gone, 'offices/paltan'))).toEqual([]);
  expect(orderIn(gone, 'offices')).toEqual(['mirpur']);
  expect(readFileSync(path.join(gone, 'prices/index.yaml'), 'utf8')).not.toContain('message: 46');
});

it('has the words of the program’s own screens as the draft has them, whatever is chosen', async () => {
  const place = await aDraft();
  const file = path.join(place.draft.trees.draft, 'editor-words/index.yaml');
  const text = `${readFileSync(file, 'utf8')}# newer\n`;
  // Beside it, as an editor does: the trees of a test share its files.
  rmSync(file);
  writeFileSync(file, text);
  const tree = chosen(place, 'singles/prices');
  expect(readFileSync(path.join(tree, 'editor-words/index.yaml'), 'utf8')).toBe(text);
});

it('knows of the translations of a chosen entry as the draft does, and of others as the site does', async () => {
  const place = await aDraft();
  for (const id of ['products/ERP', 'products/POS']) {
    await place.change(id, [{ path: ['title', 'bn'], value: 'নতুন নাম' }]);
  }
  const { draft, published } = place.draft.trees;
  const [own, shown] = [draft, published].map(readRecord);
  const tree = chosen(place, 'products/ERP');
  const file = 'products/ERP/index.yaml';
  expect(own?.[file]).not.toEqual(shown?.[file]);
  expect(readRecord(tree)).toEqual({ ...shown, [file]: own?.[file] });
  expect(readRecord(draft)).toEqual(own);
});
