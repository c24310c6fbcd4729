import { join, resolve } from 'node:path';
import { deskFolder } from '@nokshi/releases/paths.ts';
import { Editor as Answerer } from '../../editor/src/editor.ts';
import type { Asked, Asking, Given, QuestionName } from '../../editor/src/questions.ts';
import type { Editor, NewEditor } from '../src/desk/content/editor-process.ts';
import { EditorAway } from '../src/desk/editor-away.ts';
import { ownContent } from '../src/sentences.ts';
import { besideTests } from './running-app.ts';

/** What a channel between two processes makes of a value. */
const handedOver = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/**
 * The editor in this process: one of its own looks through all schemas and content anew at its start, which
 * takes longer than most tests, and few of them are about the process.
 */
class EditorHere implements Editor {
  readonly desk: string;
  readonly temporaryFolder: string;
  readonly #release: string;
  readonly #isInPlace: boolean;
  #answerer: Answerer | undefined;

  constructor(...[{ DATA_DIR, CONTENT_DIR = ownContent }, , isInPlace]: Parameters<NewEditor>) {
    this.desk = deskFolder(resolve(DATA_DIR));
    this.temporaryFolder = join(this.desk, 'temporary');
    this.#release = resolve(CONTENT_DIR);
    this.#isInPlace = isInPlace;
  }

  async ask<Name extends QuestionName>(name: Name, asked: Asked<Name>): Promise<Given<Name>> {
    this.#answerer ??= new Answerer(this.desk, this.#release, this.#isInPlace);
    const asking = handedOver({ name, asked } as Asking);
    const answering = handedOver(await this.#answerer.answer(asking));
    if ('answer' in answering) return answering.answer as Given<Name>;
    throw new EditorAway(answering.reason, answering.message);
  }

  stop(): void {}
}

/** What runs beside a server in tests of what the editor answers. */
export const withEditorHere = {
  ...besideTests,
  newEditor: ((...of) => new EditorHere(...of)) satisfies NewEditor,
};
