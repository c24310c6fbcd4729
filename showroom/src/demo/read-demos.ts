import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { anchored } from '../runtime/anchor.ts';
import { type WithDrawnPictures, withDrawnPictures } from './picture.ts';

const folder = join(import.meta.dirname, '../../demos');
const read = new Map<string, unknown>();

/** What the file of a demo holds, read once: that takes longer than most tests. */
function held(name: string): unknown {
  if (!read.has(name)) read.set(name, parse(readFileSync(join(folder, name, 'demo.yaml'), 'utf8')));
  return read.get(name);
}

/** The file of a demo as it is written in showroom/demos, before any check: for tests of the checks. */
export const writtenDemo = <Schema extends z.ZodType>(name: string, _: Schema): z.input<Schema> =>
  structuredClone(held(name)) as z.input<Schema>;

/** The file of a demo as its schema reads it, pictures being drawings: for tests. */
export const readDemo = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  schema.parse(writtenDemo(name, schema)) as z.output<Schema>;

/** The data of a demo as its page has them, with what it shows of pictures: for tests. */
export const demoData = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): WithDrawnPictures<z.output<Schema>> =>
  withDrawnPictures(readDemo(name, schema), () => ({ src: '/picture.svg', width: 4, height: 3 }));

/** The same as steps and screens see them in a world that began on a day. */
export const dataOn = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  begun = '2026-11-22',
): WithDrawnPictures<z.output<Schema>> => anchored(demoData(name, schema), begun);

/** The names of all demos of an engine, from the folder: for tests. */
export const demosOfEngine = (engine: string): readonly string[] =>
  readdirSync(folder).filter((name) => (held(name) as { engine?: string }).engine === engine);
