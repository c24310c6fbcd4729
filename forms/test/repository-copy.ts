import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));
const workspaces = ['forms', 'server', 'site'];
const parts = ['package.json', 'content', 'forms', 'server', 'site/package.json', 'site/src'];

/** Vitest without this repository's own configuration. */
const configuration = (test: string) => `export default {
  oxc: { jsx: { runtime: 'automatic' } },
  test: { include: [${JSON.stringify(test)}] },
};
`;

/** A copy of the repository in a folder of its own, to be changed and tried. */
export class RepositoryCopy {
  readonly #directory = mkdtempSync(join(tmpdir(), 'repository-'));
  readonly edited = new Set<string>();

  constructor() {
    for (const part of parts) {
      cpSync(join(root, part), join(this.#directory, part), { recursive: true });
    }
    const packages = join(this.#directory, 'node_modules');
    mkdirSync(join(packages, '@nokshi'), { recursive: true });
    for (const name of readdirSync(join(root, 'node_modules'))) {
      if (name.startsWith('.') || name === '@nokshi') continue;
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
    }
    // The workspaces are those of the copy.
    for (const name of workspaces) {
      symlinkSync(join(this.#directory, name), join(packages, '@nokshi', name));
    }
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
    const full = join(this.#directory, file);
    writeFileSync(full, change(readFileSync(full, 'utf8')));
    this.edited.add(file);
  }

  /** Runs a test file of the copy in a process of its own. @throws with its output when it fails */
  async run(test: string): Promise<void> {
    writeFileSync(join(this.#directory, 'vitest.config.js'), configuration(test));
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const { VITEST: _, ...environment } = process.env;
    try {
      await promisify(execFile)(process.execPath, [vitest, 'run'], {
        cwd: this.#directory,
        env: environment,
      });
    } catch (failure) {
      const { stdout = '', stderr = '' } = failure as { stdout?: string; stderr?: string };
      throw new Error(`${test} fails in the copy:\n${stdout}\n${stderr}`);
    }
  }

  remove(): void {
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
