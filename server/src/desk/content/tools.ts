import {
  draftAddress,
  draftFolder,
  ownRelease,
  releaseFolder,
  shownAddress,
  siteIn,
} from '@nokshi/releases/paths.ts';
import type { EditingDependencies, Tools } from '../editing.ts';
import { contentAnswers } from './content-answers.ts';
import { EditorProcess } from './editor-process.ts';
import { Publishing } from './publishing.ts';
import { releaseAnswers } from './release-answers.ts';
import { siteAnswer } from './site-answer.ts';

/** What answers owners who change words and publish. Processes begin when there is something to do. */
export function openTools(dependencies: EditingDependencies): Tools {
  const { environment, isLocal, releases, timed, live, log } = dependencies;
  const { newEditor = (...of) => new EditorProcess(...of) } = dependencies;
  const editor = newEditor(environment, log, isLocal);
  const publishing = new Publishing(environment, releases, log, () => live.tell({ release: true }));
  const { desk } = publishing;
  return {
    answers: {
      ...contentAnswers(editor, live),
      ...releaseAnswers(
        { publishing, releases, timed, isLocal },
        {
          differences: async (language) => {
            const told = await editor.ask('differences', { language });
            return told.kind === 'given' ? told.given.changes : [];
          },
          program: async () => {
            const told = await editor.ask('program', null);
            return told.kind === 'given' ? told.given.program : undefined;
          },
          faults: async (language) => {
            const told = await editor.ask('faults', { language });
            return told.kind === 'given' ? told.given.faults : [];
          },
        },
      ),
      'GET /desk/draft': siteAnswer(
        draftAddress,
        () => siteIn(draftFolder(desk)),
        releases.ownSite,
      ),
      'GET /desk/shown': siteAnswer(
        shownAddress,
        () =>
          releases.release === ownRelease
            ? environment.SITE_DIR
            : siteIn(releaseFolder(desk, releases.release)),
        releases.ownSite,
      ),
    },
    stop: () => {
      editor.stop();
      publishing.stop();
    },
  };
}
