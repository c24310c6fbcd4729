import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** The text of a file of deploy/. */
const read = (name: string): string =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

/** A directive of a proxy: its name, its arguments, and what stands in its block. */
export type Directive = { name: string; args: string[]; block: Directive[] };

/** @throws when a block is not closed */
function directivesOf(tokens: string[]): Directive[] {
  const found: Directive[] = [];
  let words: string[] = [];
  const end = (block: Directive[] = []) => {
    const [name, ...args] = words;
    if (name !== undefined) found.push({ name, args, block });
    words = [];
  };
  for (let token = tokens.shift(); token !== undefined && token !== '}'; token = tokens.shift()) {
    if (token === ';') end();
    else if (token === '{') end(directivesOf(tokens));
    else words.push(token);
  }
  return found;
}

/** A configuration of nginx. */
export const readNginx = (name: string): Directive[] =>
  directivesOf(
    read(`nginx/${name}`)
      .replace(/^\s*#.*$/gm, '')
      .match(/"[^"]*"|[;{}]|[^\s;{}]+/g) ?? [],
  );

/** A Caddyfile, in which the end of a line ends a directive. */
export const readCaddyfile = (): Directive[] =>
  directivesOf(
    read('caddy/Caddyfile')
      .replace(/^\s*#.*$/gm, '')
      .split('\n')
      .flatMap((line) => {
        const words = line.match(/\S+/g) ?? [];
        return words.length === 0 || words.at(-1) === '{' ? words : [...words, ';'];
      })
      .filter((token, index, all) => !(token === ';' && all[index - 1] === '}')),
  );

/** What a file of systemd says, each name with its values in their order. */
function readUnit(name: string): (setting: string) => string[] {
  const lines = read(`systemd/${name}`)
    .split('\n')
    .map((line) => /^(\w+)=(.*)$/.exec(line))
    .filter((line) => line !== null);
  return (setting) => lines.filter(([, one]) => one === setting).map(([, , value = '']) => value);
}

const compose = z.object({
  services: z.object({
    site: z.object({ read_only: z.literal(true), tmpfs: z.array(z.string()) }),
  }),
});

/** The folders of the project to which each recipe lets the server write, whoever it runs as. */
export function writableInProject(): Record<'systemd' | 'compose', string[]> {
  const unit = readUnit('nokshi.service');
  if (unit('ProtectSystem').at(-1) !== 'strict') throw new Error('The unit protects nothing.');
  const [project = ''] = unit('WorkingDirectory');
  const inMemory = unit('TemporaryFileSystem')
    .flatMap((value) => value.split(' '))
    .filter((value) => /:(?:.*,)?mode=1?777(?:,|$)/.test(value))
    .map((value) => value.replace(/:.*$/, ''));
  const { tmpfs } = compose.parse(parse(read('compose/compose.yaml'))).services.site;
  const within = (root: string, folders: string[]) =>
    folders.map((folder) => posix.relative(root, folder)).filter((one) => !one.startsWith('..'));
  return {
    systemd: within(project, [...unit('ReadWritePaths'), ...inMemory]),
    // Everybody may write to what Docker mounts there.
    compose: within('/app', tmpfs),
  };
}
