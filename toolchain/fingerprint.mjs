/** Tells whether what the site is built from has changed since the last build. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** The folders that the site's program is compiled from. */
const sources = [
  'artwork/kit',
  'content/languages.json',
  'contract',
  'desk',
  'forms',
  'pictures',
  'prices',
  'showroom',
  'site',
  'toolchain',
  'ui',
  'package-lock.json',
];
/** Tests are no part of what is built. */
const isTest = (name) => /\.test\.tsx?$/.test(name);
const notSources = new Set(['node_modules', 'dist', '.astro', '.cache', '.DS_Store']);
const { CONTENT_DIR } = process.env;
const record = path.join(root, '.cache', 'built.txt');

/** Whether site/dist was built from exactly these sources. */
export function isBuilt() {
  if (!existsSync(path.join(root, 'site/dist/index.html')) || !existsSync(record)) return false;
  const [fingerprint, datesWhenRead] = readFileSync(record, 'utf8').split('\n');
  // To read 90 MB takes half a second of each start: what nobody has touched since is not read again.
  const dates = datesOfSources();
  if (dates === datesWhenRead) return true;
  if (fingerprint !== fingerprintOfSources()) return false;
  writeFileSync(record, `${fingerprint}\n${dates}`);
  return true;
}

/** Remembers what site/dist was built from. */
export function rememberBuild(fingerprint) {
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, fingerprint);
}

/** Called before a build: one that fails leaves nothing that counts as built. */
export function forgetBuild() {
  rmSync(record, { force: true });
}

/** A hash over names and contents (not dates: a fresh checkout must not count as a change). */
export const fingerprintOfSources = () => hashOfSources(contentsOf);

/** The same over sizes and dates: of two that are alike, one need not be read again. */
const datesOfSources = () => hashOfSources(datesOf);

/** The settings that stand in what is built, as Astro names them. */
export const settingsOfBuild = () =>
  Object.keys(process.env)
    .filter((name) => name.startsWith('PUBLIC_'))
    .sort()
    .map((name) => `${name}=${process.env[name]}\0`)
    .join('');

/** The fingerprint of the program alone, without the words and pictures that a site is built from. */
export const fingerprintOfProgram = () => hashOfProgram(contentsOf).digest('hex');

function hashOfSources(stateOf) {
  const hash = hashOfProgram(stateOf);
  addToHash(hash, stateOf, 'artwork/encoded');
  addToHash(hash, stateOf, 'content', path.resolve(root, CONTENT_DIR || 'content'));
  return hash.update(settingsOfBuild()).digest('hex');
}

function hashOfProgram(stateOf) {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, stateOf, source);
  return hash;
}

function addToHash(hash, stateOf, name, absolute = path.join(root, name)) {
  const found = statSync(absolute, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const entry of readdirSync(absolute).sort()) {
      if (notSources.has(entry) || isTest(entry)) continue;
      addToHash(hash, stateOf, `${name}/${entry}`, path.join(absolute, entry));
    }
  } else if (found) {
    const state = stateOf(absolute, found);
    hash.update(`${name}\0${state.length}\0`).update(state);
  }
}

const contentsOf = (file) => readFileSync(file);

/** The time of a file's last change of any kind is one that no program sets back. */
const datesOf = (_file, { size, ctimeMs, ino }) => `${size} ${ctimeMs} ${ino}`;
