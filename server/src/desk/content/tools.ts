import type { ToolParts, Tools } from '../editing.ts';
import { contentAnswers } from './content-answers.ts';
import { draftAnswer } from './draft-answer.ts';
import { EditorProcess } from './editor-process.ts';
import { Publishing } from './publishing.ts';
import { releaseAnswers } from './release-answers.ts';

/** What answers owners who change words and publish. Processes begin when there is something to do. */
export function openTools({ environment, releases, timed, log }: ToolParts): Tools {
  const editor = new EditorProcess(environment, log);
  const publishing = new Publishing(environment, releases, log);
  return {
    answers: {
      ...contentAnswers(editor),
      ...releaseAnswers({ publishing, releases, timed }, async (language) => {
        const told = await editor.ask('differences', { language });
        return told.kind === 'given' ? told.given.changes : [];
      }),
      'GET /desk/draft': draftAnswer(publishing.desk),
    },
    stop: () => {
      editor.stop();
      publishing.stop();
    },
  };
}
