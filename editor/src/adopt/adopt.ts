import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { knownLanguages } from '@nokshi/forms/languages.ts';
import { checkContent } from '@nokshi/site/src/content/check/check.ts';
import {
  type ContentFile,
  type Problem,
  readContent,
} from '@nokshi/site/src/content/check/content-files.ts';
import { launchSteps } from '@nokshi/site/src/content/check/launch.ts';
import { Document, visit } from 'yaml';
import type { Answers } from './answers.ts';
import { ContentTree } from './content-tree.ts';
import { nameCity } from './name-city.ts';

/** Invented people, clients and places: an entry that says so goes. */
const invented = ['team', 'clients', 'testimonials', 'offices', 'openings', 'projects'];

/** What leads to something that has gone, and is taken out with it; so is what compares too few of what is left. */
const danglingCodes: readonly string[] = ['no-entry', 'no-page', 'no-demo'];

const isPosition = (part: string | number) => typeof part === 'number';

/** More than there are links from one to another. */
const mostRounds = 20;

/**
 * Makes content/ that of a company: what it answered stands there, what it does not sell has gone, and what
 * is an example still is off, or is told.
 * @param demos the folder of the showroom's demos
 * @returns the places that still are an example, for the company to read
 * @throws NotThere, before anything is changed
 */
export function adopt(folder: string, demos: string, given: Answers): string[] {
  const tree = new ContentTree(folder);
  for (const kind of sold) demandKnown(tree, kind, given[kind]);
  nameCity(tree, given.city);
  tellCompany(tree, given);
  for (const kind of sold) keep(tree, kind, given[kind]);
  removeInvented(tree);
  settlePromises(tree, given);
  if (given.galleries.length > 0) {
    nameLogins(tree, new URL(given.url).hostname.replace(/^www\./, ''));
    removeUnshown(tree, demos);
  }
  takeOutDangling(tree, demos);
  writeFileSync(path.join(folder, 'languages.json'), `${JSON.stringify(given.languages)}\n`);
  return launchSteps(folder).flatMap(({ places }) =>
    places.map(({ file, field }) => `content/${file}${field && ` → ${field}`}`),
  );
}

/** What stands in the company's file as it is answered. */
const plainFields = [
  'url',
  'email',
  'phones',
  'whatsapp',
  'referencePrefix',
  'thirdParties',
] as const;

const inEachLanguage = (text: string) =>
  Object.fromEntries(knownLanguages.map((code) => [code, text]));

function tellCompany(tree: ContentTree, given: Answers): void {
  const { brand, descriptor, tagline, addresses, social, prices, galleries, facts } = given;
  const labels = { facebook: 'Facebook', linkedin: 'LinkedIn', whatsapp: 'WhatsApp' };
  tree.change('company/index.yaml', (document) => {
    document.delete('sample');
    const set = (name: string, value: unknown) => document.set(name, document.createNode(value));
    for (const [name, words] of Object.entries({ brand, descriptor, tagline })) set(name, words);
    for (const name of plainFields) set(name, given[name]);
    set('addresses', addresses);
    set(
      'social',
      social.map(({ network, url }) => ({
        ...{ network, url },
        label: inEachLanguage(`{brand}, ${Reflect.get(labels, network) ?? network}`),
      })),
    );
    set('without', [
      ...(isInvented(tree, 'projects') ? ['projects'] : []),
      ...(isInvented(tree, 'openings') ? ['career'] : []),
      ...(galleries.length === 0 ? ['ready-products'] : []),
      ...(prices ? [] : ['price']),
    ]);
    set('facts', facts);
  });
}

const sold = ['services', 'products', 'galleries'] as const;

/** Thrown when something is to be kept that is not there. */
export class NotThere extends Error {
  override name = 'NotThere';
}

function demandKnown(tree: ContentTree, folder: string, kept: 'all' | readonly string[]): void {
  if (kept === 'all') return;
  const there = tree.entries(folder);
  const unknown = kept.filter((name) => !there.includes(name));
  if (unknown.length === 0) return;
  throw new NotThere(`content/${folder} has no ${unknown.join(', ')}; it has ${there.join(', ')}.`);
}

/** Takes out what of a folder is not sold; of no gallery at all, the page goes and the folder stays. */
function keep(tree: ContentTree, folder: string, kept: 'all' | readonly string[]): void {
  if (kept === 'all' || kept.length === 0) return;
  for (const name of tree.entries(folder)) {
    if (!kept.includes(name)) tree.removeEntry(folder, name);
  }
}

const examples = (tree: ContentTree) => launchSteps(tree.folder).flatMap(({ places }) => places);

/** Whether all entries of a folder are examples. */
function isInvented(tree: ContentTree, folder: string): boolean {
  const files = new Set(examples(tree).map(({ file }) => file));
  return tree.entries(folder).every((name) => files.has(`${folder}/${name}/index.yaml`));
}

function removeInvented(tree: ContentTree): void {
  for (const { file, path: place } of examples(tree)) {
    const [folder = '', name = ''] = file.split('/');
    if (place.length === 0 && invented.includes(folder)) tree.removeEntry(folder, name);
  }
}

/** What it promises as well is no example any more; else all of it goes without which a page is still right. */
function settlePromises(tree: ContentTree, { promises, prices }: Answers): void {
  const { files } = readContent(tree.folder);
  const byFile = Map.groupBy(examples(tree), ({ file }) => file);
  for (const [file, places] of byFile) {
    const [folder = ''] = file.split('/');
    // A demo is plainly one, whoever shows it.
    const isOwn = folder === 'galleries' || (folder === 'prices' ? prices : promises);
    const paths = places.filter(({ problem }) => problem === 'example').map(({ path: at }) => at);
    const whole = files.find((one) => one.file === file);
    tree.remove(
      file,
      isOwn ? paths.map((at) => [...at, 'sample']) : paths.flatMap((at) => goneWith(whole, at)),
    );
  }
}

type Place = Problem['path'];

/**
 * What goes with a promise that nobody has read: the question, or a part or block that may be missing; nothing
 * where it is what a page is there for, such as the law that a policy names.
 */
function goneWith(file: ContentFile | undefined, at: Place): Place[] {
  if (!file || at.includes('questions')) return [at];
  const last = at.findLastIndex(isPosition);
  if (file.folder === 'pages' && last !== -1) return [];
  const isRightWithout = (place: Place) =>
    place.length > 0 && file.schema.safeParse(without(file.data, place)).success;
  return [at, at.slice(0, last + 1)].filter(isRightWithout).slice(0, 1);
}

/** The same data without what stands at a place. */
function without(data: unknown, place: Place): unknown {
  const document = new Document(data);
  document.deleteIn(place);
  return document.toJS();
}

/** The logins of demos, which everybody may see, are at the company's own address. */
function nameLogins(tree: ContentTree, host: string): void {
  for (const name of tree.entries('galleries')) {
    tree.change(`galleries/${name}/index.yaml`, (document) => {
      visit(document, {
        Scalar(_key, scalar) {
          if (typeof scalar.value !== 'string') return;
          scalar.value = scalar.value.replace(/(?<=@\w+\.)nokshi\.example$/, host);
        },
      });
    });
  }
}

/** Takes out the demos that no card leads to. */
function removeUnshown(tree: ContentTree, demos: string): void {
  const orphans = checkContent(tree.folder, demos).filter(
    ({ file, code }) => code === 'developer' && file.includes('demos/'),
  );
  for (const name of readdirSync(demos)) {
    if (orphans.some(({ file }) => file.includes(`demos/${name}/`))) {
      rmSync(path.join(demos, name), { recursive: true });
    }
  }
}

/** Takes out what leads to something that has gone, until nothing does. */
function takeOutDangling(tree: ContentTree, demos: string): void {
  for (let round = 0; round < mostRounds; round += 1) {
    const dangling = checkContent(tree.folder, demos).filter(
      ({ code, path: at }) => danglingCodes.includes(code) || (code === 'too-few' && at.length > 1),
    );
    if (dangling.length === 0) return;
    for (const [file, problems] of Map.groupBy(dangling, (problem) => problem.file)) {
      tree.remove(file, [
        ...new Map(problems.map(holderOf).map((at) => [at.join('.'), at])).values(),
      ]);
    }
  }
  throw new Error('Taking out what leads nowhere does not end: npm run check-content names it.');
}

/** The entry of a list that a fault stands in, or the group. */
function holderOf({ path: at }: Problem): readonly (string | number)[] {
  const last = at.findLastIndex(isPosition);
  return last === -1 ? at.slice(0, Math.max(1, at.length - 1)) : at.slice(0, last + 1);
}
