import {
  draftAddress,
  draftFolder,
  ownRelease,
  releaseFolder,
  shownAddress,
  siteIn,
} from '@nokshi/releases/paths.ts';
import type { Log } from '../../log.ts';
import type { Releases, SiteSettings } from '../../releases/releases.ts';
import type { Tools } from '../editing-addresses.ts';
import type { Live } from '../live/live.ts';
import type { TimedLedger } from '../timed-ledger.ts';
import { contentAnswers } from './content-answers.ts';
import { EditorProcess, type NewEditor } from './editor-process.ts';
import { guideAnswers } from './guide-answers.ts';
import { Publishing } from './publishing.ts';
import { releaseAnswers } from './release-answers.ts';
import { siteAnswer } from './site-answer.ts';

/** What the tools need of the server. */
export type ToolDependencies = {
  settings: SiteSettings;
  /** Whether the content itself is changed, and no draft of it. */
  isLocal: boolean;
  releases: Releases;
  timed: TimedLedger;
  live: Live;
  /** How the editor is begun, if otherwise than as a process. */
  newEditor: NewEditor | undefined;
  log: Log;
};

/** What answers owners who change words and publish. Processes begin when there is something to do. */
export function openTools(dependencies: ToolDependencies): Tools {
  const { settings, isLocal, releases, timed, live, log } = dependencies;
  const { newEditor = (...of) => new EditorProcess(...of) } = dependencies;
  const editor = newEditor(settings, log, isLocal);
  const publishing = new Publishing(settings, releases, log, () => live.tell({ release: true }));
  const { desk } = publishing;
  return {
    answers: {
      ...contentAnswers(editor, live),
      ...guideAnswers(editor, live, isLocal),
      ...releaseAnswers(
        { publishing, releases, timed, isLocal },
        {
          differences: async (language) => {
            const told = await editor.ask('differences', { language });
            return told.kind === 'given' ? told.given.changes : [];
          },
          faults: async (language) => {
            const told = await editor.ask('faults', { language });
            return told.kind === 'given' ? told.given.faults : [];
          },
          choice: async (entries, language) => {
            const told = await editor.ask('choice', { entries, language });
            return told.kind === 'given' ? told.given : { faults: [], left: [] };
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
            ? settings.SITE_DIR
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
