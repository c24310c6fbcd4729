import { defaultLanguage } from '@nokshi/forms/languages.ts';
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
import { PlannedPublishing } from './planned-publishing.ts';
import { Publishing } from './publishing.ts';
import { releaseAnswers } from './release-answers.ts';
import { Renewal } from './renewal.ts';
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
  /** What builds, if otherwise than usual. */
  publishProgram: string | undefined;
  /** Between two looks at what is to be published. */
  lookMilliseconds: number | undefined;
  log: Log;
};

/** What answers owners who change words and publish. Processes begin when there is something to do. */
export function openTools(dependencies: ToolDependencies): Tools {
  const { settings, isLocal, releases, timed, live, publishProgram, lookMilliseconds, log } =
    dependencies;
  const { newEditor = (...of) => new EditorProcess(...of) } = dependencies;
  const editor = newEditor(settings, log, isLocal);
  const tellRelease = () => live.tell({ release: true });
  const publishing = new Publishing(settings, releases, log, tellRelease, publishProgram);
  const { desk } = publishing;
  const renewal = new Renewal(publishing, releases, log, tellRelease, lookMilliseconds);
  const planned = new PlannedPublishing(
    publishing,
    timed,
    log,
    () => editor.ask('faults', { language: defaultLanguage }),
    lookMilliseconds,
  );
  return {
    renew: () => renewal.start(),
    publishPlanned: () => planned.start(),
    answers: {
      ...contentAnswers(editor, live),
      ...guideAnswers(editor, live, isLocal),
      ...releaseAnswers(
        { publishing, releases, timed, isLocal, tellRelease },
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
      renewal.stop();
      planned.stop();
      editor.stop();
      publishing.stop();
    },
  };
}
