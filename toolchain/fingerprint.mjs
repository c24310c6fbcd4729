/** Tells whether what the site is built from has changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** The folders that the site's program is compiled from. */
const sources = [
  'artwork/kit',
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
export function isBuilt(fingerprint) {
  if (!existsSync(path.join(root, 'site/dist/index.html')) || !existsSync(record)) return false;
  return readFileSync(record, 'utf8') === fingerprint;
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
export function fingerprintOfSources() {
  const hash = hashOfProgram();
  addToHash(hash, 'artwork/encoded');
  addToHash(hash, 'content', path.resolve(root, CONTENT_DIR || 'content'));
  return hash.update(settingsOfBuild()).digest('hex');
}

/** The settings that stand in what is built, as Astro names them. */
export const settingsOfBuild = () =>
  Object.keys(process.env)
    .filter((name) => name.startsWith('PUBLIC_'))
    .sort()
    .map((name) => `${name}=${process.env[name]}\0`)
    .join('');

/** The same of the program alone, without the words and pictures that a site is built from. */
export const fingerprintOfProgram = () => hashOfProgram().digest('hex');

function hashOfProgram() {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, source);
  return hash;
}

function addToHash(hash, name, absolute = path.join(root, name)) {
  if (!existsSync(absolute)) return;
  const entries = listFolder(absolute);
  if (entries) {
    for (const entry of entries) addToHash(hash, `${name}/${entry}`, path.join(absolute, entry));
    return;
  }
  const bytes = readFileSync(absolute);
  hash.update(`${name}\0${bytes.length}\0`).update(bytes);
}

function listFolder(absolute) {
  try {
    return readdirSync(absolute)
      .filter((entry) => !notSources.has(entry) && !isTest(entry))
      .sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
