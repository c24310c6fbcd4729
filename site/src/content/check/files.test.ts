import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentCopy } from './testing.ts';

describe('files and folders', () => {
  // Each test adds or removes some, so each has a copy of its own.
  let copy: ContentCopy;
  beforeEach(() => {
    copy = new ContentCopy();
  });
  afterEach(() => copy.remove());

  test('a missing file, a folder nobody knows, a file in a wrong place', () => {
    rmSync(path.join(copy.folder, 'labels'), { recursive: true });
    cpSync(path.join(copy.folder, 'clients'), path.join(copy.folder, 'customers'), {
      recursive: true,
    });
    cpSync(
      path.join(copy.folder, 'pages/faq/index.yaml'),
      path.join(copy.folder, 'pages/questions.yaml'),
    );
    const message = copy.sentences();
    expect(message).toContain('content/labels/index.yaml: is missing; the site needs this file.');
    expect(message).toContain(
      'content/pages/questions.yaml: is a file the site does not read; check its name and place.',
    );
    expect(message).toContainEqual(
      expect.stringMatching(/^content\/customers: is a folder the site does not know/),
    );
    expect(message).toHaveLength(3);
  });

  test('another number of steps of the work is none', () => {
    rmSync(path.join(copy.folder, 'process/3-development'), { recursive: true });
    const change = (text: string) => text.replace('  - 3-development\n', '');
    expect(copy.sentencesAfter('process/order.yaml', change)).toEqual([]);
  });
});
