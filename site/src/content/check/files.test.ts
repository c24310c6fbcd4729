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
    const said = copy.sentences();
    expect(said).toContain('content/labels/index.yaml: is missing; the site needs this file.');
    expect(said).toContain(
      'content/pages/questions.yaml: is a file the site does not read; check its name and place.',
    );
    expect(said).toContainEqual(
      expect.stringMatching(/^content\/customers: is a folder the site does not know/),
    );
    expect(said).toHaveLength(3);
  });

  test('an entry that its order does not name', () => {
    const from = path.join(copy.folder, 'testimonials/bokulpur-school');
    cpSync(from, path.join(copy.folder, 'testimonials/another-school'), { recursive: true });
    expect(copy.sentences()).toEqual([
      'content/testimonials/order.yaml → entries: lacks "another-school", which is a folder of content/testimonials; add it.',
    ]);
  });

  test('a slide too few', () => {
    rmSync(path.join(copy.folder, 'slides/6-diagnostic'), { recursive: true });
    const change = (text: string) => text.replace('  - 6-diagnostic\n', '');
    expect(copy.sentencesAfter('slides/order.yaml', change)).toEqual([
      'content/slides: has 5 entries, but must have 6.',
    ]);
  });
});
