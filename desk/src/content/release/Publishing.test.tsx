import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskFile } from '@nokshi/contract/desk-words/schema.ts';
import { editorWords } from '@nokshi/contract/editor-words/schema.ts';
import type { Release } from '@nokshi/contract/release.ts';
import type { User } from '@nokshi/contract/session.ts';
import { fill } from '@nokshi/forms/fill.ts';
import { inLanguage } from '@nokshi/forms/in-language.ts';
import { knownLanguages, type Language } from '@nokshi/forms/languages.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { parse } from 'yaml';
import { UserContext } from '../../session/user.ts';
import { WordsContext } from '../../words/words.ts';
import { EditorWordsContext } from '../words/words.ts';
import { Publishing } from './Publishing.tsx';
import { useChoice } from './useChoice.ts';

const read = (name: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, `../../../../content/${name}/index.yaml`), 'utf8'));
const ofDesk = deskFile.parse(read('desk'));
const ofEditor = editorWords.parse(read('editor-words'));
const words = inLanguage(ofEditor, 'en');

const release: Release = {
  ...{
    current: null,
    isOlder: false,
    isApart: false,
    previous: [],
    planned: [],
    what: null,
    state: 'idle',
  },
  ...{ progress: 0, lastSeconds: null, failure: null, faults: [], lacks: null, draft: null },
  changes: [{ id: 'products/POS', title: 'POS', kind: 'changed', fields: [] }],
};

/** A server that notes what it is asked to publish. */
function aServer() {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(body === undefined ? 'all' : JSON.parse(String(body)));
    return new Response(JSON.stringify(release));
  });
  return sent;
}

function Room() {
  const chosen = useChoice(release.changes);
  return <Publishing release={release} chosen={chosen} refresh={() => undefined} />;
}

/** Something in every language that words may be in. */
const inAll = <Value,>(valueIn: (code: Language) => Value) =>
  Object.fromEntries(knownLanguages.map((code) => [code, valueIn(code)])) as Record<
    Language,
    Value
  >;

const rahim: User = {
  ...{ email: 'rahim@nokshi.example', name: 'Rahim', role: 'owner', language: 'en' },
  ...{ digestMail: false, isLocal: false, hasSecondFactor: false, needsSecondFactor: false },
};

/** The room at an address. */
const show = (address: string) => {
  const { hook, searchHook } = memoryLocation({ path: address });
  const desk = inAll((code) => inLanguage(ofDesk, code));
  return render(
    <WordsContext value={{ words: desk, language: 'en', timeZone: 'Asia/Dhaka' }}>
      <EditorWordsContext value={inAll((code) => inLanguage(ofEditor, code))}>
        <UserContext value={rahim}>
          <Router hook={hook} searchHook={searchHook}>
            <Room />
          </Router>
        </UserContext>
      </EditorWordsContext>
    </WordsContext>,
  );
};

afterEach(() => vi.unstubAllGlobals());

test('an entry that is named is published alone, though nothing else is changed so far', async () => {
  const sent = aServer();
  show('/release?entry=products/POS');
  const button = fill(words.release.publishChosen, { count: 1 }, 'en');
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(sent).toEqual([{ entries: ['products/POS'] }]));
});

test('where nothing is named, all is published', async () => {
  const sent = aServer();
  show('/release');
  fireEvent.click(await screen.findByRole('button', { name: words.release.publish }));
  await waitFor(() => expect(sent).toEqual(['all']));
});

test('what is named is planned for a time that is ahead, and nothing typed is lost by one that is over', async () => {
  const sent = aServer();
  show('/release?entry=products/POS');
  const at = await screen.findByLabelText(words.release.laterAt);
  const plan = screen.getByRole('button', { name: words.release.plan, hidden: true });
  fireEvent.click(plan);
  expect(screen.getByText(words.release.timeMissing)).toBeDefined();
  fireEvent.change(at, { target: { value: '2020-01-01T09:00' } });
  fireEvent.click(plan);
  expect(await screen.findByText(words.wrongs.past)).toBeDefined();
  expect([at, sent]).toMatchObject([{ value: '2020-01-01T09:00' }, []]);
  fireEvent.change(at, { target: { value: '2999-01-01T09:00' } });
  fireEvent.click(plan);
  await waitFor(() =>
    expect(sent).toEqual([{ at: '2999-01-01T09:00', entries: ['products/POS'] }]),
  );
});
