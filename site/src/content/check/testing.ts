import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach } from 'vitest';
import { parseDocument } from 'yaml';
import { checkContent, sentence } from './check.ts';

export const content = fileURLToPath(new URL('../../../../content', import.meta.url));

/** A copy of content/ to make mistakes in, and what the check says of them. */
export class ContentCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  /** The changed files as they were before. */
  readonly #originals = new Map<string, string>();

  constructor() {
    cpSync(content, this.folder, { recursive: true });
  }

  /** The report of the check on the whole copy. */
  sentences(): string[] {
    return checkContent(this.folder).map(sentence);
  }

  /**
   * Changes one file and returns what the check then says of all of them.
   * @throws when the change changes nothing
   */
  sentencesAfter(file: string, change: (text: string) => string): string[] {
    const full = path.join(this.folder, file);
    const before = readFileSync(full, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`the change must change ${file}`);
    if (!this.#originals.has(full)) this.#originals.set(full, before);
    writeFileSync(full, after);
    return this.sentences();
  }

  /** Sets one value of a file, or takes it out, and returns what the check says. */
  sentencesAfterSetting(file: string, at: string, value?: unknown): string[] {
    return this.sentencesAfter(file, (text) => {
      const document = parseDocument(text);
      if (value === undefined) document.deleteIn(at.split('.'));
      else document.setIn(at.split('.'), value);
      return document.toString();
    });
  }

  /** Puts back what the changed files said before. */
  restore() {
    for (const [file, text] of this.#originals) writeFileSync(file, text);
    this.#originals.clear();
  }

  remove() {
    rmSync(this.folder, { recursive: true });
  }
}

/** A copy for the tests of a file: each finds it as it was, and the last one removes it. */
export function contentCopy(): ContentCopy {
  const copy = new ContentCopy();
  afterEach(() => copy.restore());
  afterAll(() => copy.remove());
  return copy;
}
