import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { link } from '../toolchain/link-file.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Built, installed or drawn from the rest; and what no walk needs. */
const left = new Set([
  'node_modules',
  'dist',
  '.git',
  'artwork',
  'data',
  'reports',
  'test-results',
  '.cache',
]);

/** Of .cache, what each build keeps under names that say what it is made from: nobody writes into such a file. */
const keptFolders = ['compressed', 'fonts', 'khata', 'pages', 'pictures', 'programs', 'social'];

/** Vitest without this repository's own configuration. */
const configuration = (tests: readonly string[]) => `export default {
  oxc: { jsx: { runtime: 'automatic' } },
  test: { include: ${JSON.stringify(tests)}, isolate: false, testTimeout: 60_000, hookTimeout: 60_000 },
};
`;

/** The files that docs/changing.md lists under a heading. */
export function documented(heading: string): string[] {
  const document = readFileSync(join(root, 'docs/changing.md'), 'utf8');
  const section = document.split(/^## /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^- `([^`]+)`/gm)].map(([, file = '']) => file);
}

/** A copy of the repository in a folder of its own, to be changed and tried. */
export class RepositoryCopy {
  readonly directory = mkdtempSync(join(tmpdir(), 'repository-'));
  readonly #edited = new Set<string>();

  constructor() {
    cpSync(root, this.directory, {
      recursive: true,
      filter: (source) =>
        !source
          .slice(root.length)
          .split(sep)
          .some((part) => left.has(part)),
    });
    for (const folder of keptFolders) this.#linkFolder(join('.cache', folder));
    // No walk changes a drawing, but each build takes pictures and the drawings of demos from here.
    symlinkSync(join(root, 'artwork'), join(this.directory, 'artwork'));
    const packages = join(this.directory, 'node_modules');
    mkdirSync(join(packages, '@nokshi'), { recursive: true });
    for (const name of readdirSync(join(root, 'node_modules'))) {
      if (name.startsWith('.') || name === '@nokshi') continue;
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
    }
    // The workspaces are those of the copy.
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const name of workspaces as string[]) {
      symlinkSync(join(this.directory, name), join(packages, '@nokshi', name));
      const own = join(root, name, 'node_modules');
      if (name !== 'artwork' && existsSync(own))
        symlinkSync(own, join(this.directory, name, 'node_modules'));
    }
  }

  #linkFolder(folder: string): void {
    if (!existsSync(join(root, folder))) return;
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const place = join(entry.parentPath, entry.name).slice(root.length);
      // Half made: by a process that has it by its number until it is whole.
      if (/\.\d+(?:\/|$)/.test(place)) continue;
      const target = join(this.directory, place);
      mkdirSync(join(target, '..'), { recursive: true });
      if (entry.isFile()) link(join(root, place), target);
    }
  }

  /** The files that were changed or added since they were asked for last, sorted. */
  takeEdited(): string[] {
    const files = [...this.#edited].sort();
    this.#edited.clear();
    return files;
  }

  /** Writes `text` in the place of the one passage of a file that reads `passage`. */
  edit(file: string, passage: string, text: string): void {
    this.rewrite(file, (whole) => {
      const parts = whole.split(passage);
      if (parts.length !== 2) throw new Error(`${file} has not one passage ${passage}`);
      return parts.join(text);
    });
  }

  /** Writes a file anew. @param change makes its new text from the old one */
  rewrite(file: string, change: (text: string) => string): void {
    const full = join(this.directory, file);
    writeFileSync(full, change(readFileSync(full, 'utf8')));
    this.#edited.add(file);
  }

  /** Adds a file that is like another one of the copy. */
  addLike(example: string, file: string, change?: (text: string) => string): void {
    const full = join(this.directory, file);
    mkdirSync(join(full, '..'), { recursive: true });
    cpSync(join(this.directory, example), full);
    this.#edited.add(file);
    if (change) this.rewrite(file, change);
  }

  /** Runs a script of the copy. @throws with what was said when it fails */
  async script(file: string, ...words: string[]): Promise<void> {
    await this.#execute(file, [file, ...words]);
  }

  /** The text of a file of the built site. */
  built(file: string): string {
    return readFileSync(join(this.directory, 'site/dist', file), 'utf8');
  }

  /** The pages of the built site. */
  builtPages(): string[] {
    const files = readdirSync(join(this.directory, 'site/dist'), {
      recursive: true,
      encoding: 'utf8',
    });
    return files.filter((file) => file.endsWith('.html'));
  }

  /** Whether the built site has a page or a file at an address. */
  isBuilt(path: string): boolean {
    return [path, `${path}.html`, join(path, 'index.html')].some((file) =>
      existsSync(join(this.directory, 'site/dist', file)),
    );
  }

  /** The addresses in attributes and styles of built pages that lead nowhere, or out of the folder of the site. */
  danglingLinks(): string[] {
    const { folder } = JSON.parse(this.built('pages.json')) as { folder: string };
    const own = new RegExp(`^${folder}(?=/)`);
    const named =
      / (?:href|src|action|data-props|\w+-url)="?(\/(?!\/)[^\s">#?]*)|url\((\/[^)]*)\)/g;
    return this.builtPages().flatMap((page) =>
      [...this.built(page).matchAll(named)]
        .map(([, attribute, style = '']) => decodeURI(attribute ?? style))
        .filter((address) => {
          const path = address.replace(own, '');
          // The server answers these.
          const isAnswered = path.startsWith('/api/') || this.isBuilt(path);
          return !own.test(address) || !isAnswered;
        })
        .map((address) => `${page}: ${address}`),
    );
  }

  /** Checks the content. @returns what was said of it @throws with the mistakes where it has any */
  checkContent(): Promise<string> {
    return this.#execute('the check of content', ['scripts/check-content.ts']);
  }

  /** Checks the content and builds the site of the copy. @throws with what was said when it fails */
  async build(): Promise<void> {
    await this.#execute('the build', ['toolchain/build.mjs', '--uncompressed']);
  }

  /** Runs test files of the copy in a process of their own. @throws with their output when one fails */
  async run(...tests: string[]): Promise<void> {
    writeFileSync(join(this.directory, 'vitest.config.js'), configuration(tests));
    rmSync(join(this.directory, 'vitest.config.ts'), { force: true });
    await this.#execute(tests.join(), [join(root, 'node_modules/vitest/vitest.mjs'), 'run']);
  }

  /** Checks the types of the copy, its tests' among them, but those of .astro files. @throws with each mistake */
  async checkTypes(): Promise<void> {
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
    for (const project of ['tsconfig.json', 'site', 'e2e']) {
      await this.#execute(`the check of types of ${project}`, [compiler, '-p', project]);
    }
  }

  /** Runs journeys of the copy in a browser, against its own build and server. */
  async journey(...specs: string[]): Promise<void> {
    const playwright = join(root, 'node_modules/@playwright/test/cli.js');
    const files = specs.map((spec) => `e2e/${spec}`);
    await this.#execute(files.join(), [playwright, 'test', '--reporter=line', ...files]);
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }

  async #execute(what: string, command: string[]): Promise<string> {
    // Vitest marks its own processes; those of the copy are not among them.
    const { VITEST: _, ...environment } = process.env;
    try {
      const { stdout } = await promisify(execFile)(process.execPath, command, {
        cwd: this.directory,
        env: { ...environment, JOURNEYS_PORT: '4174' },
        maxBuffer: 64 * 1024 * 1024,
      });
      return stdout;
    } catch (failure) {
      const { stdout = '', stderr = '' } = failure as { stdout?: string; stderr?: string };
      throw new Error(`${what} fails in the copy:\n${stdout}\n${stderr}`);
    }
  }
}
