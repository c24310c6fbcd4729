import type { Check, Outcome, Row, Step } from '../check.ts';
import { runJourneys } from '../journeys.ts';

const project = 'no Bangla fonts';

/**
 * Browsers as some visitors have them (e2e/odd-browsers.ts), each with the journeys that are about what it
 * lacks, or reckon with nodes as they were written: those don't run in it. The name of each journey begins
 * with that of its project.
 */
const browsers = {
  translated:
    /axe|HTML|without script|without JavaScript|budget|(?<!Bangla )fonts|demos|the map is asked for once|input method|contact keeps to itself|the demo dialog keeps the focus/,
  'no-storage':
    /keeps nothing behind|switched off|outlives a reload|typed in another|reload|(?<!Bangla )fonts|offline|demos|scheme|kept|input method/,
  'forced-colors':
    /axe|contrast|can be read and pressed|(?<!Bangla )fonts|thread|needle|pixels|scheme|paper of its own|each demo opens|colours of the system/,
};

const isPassed = ({ misses }: Row) => misses.length === 0;

/** The journeys of e2e/ in a page that is translated, without storage, and in the colours of the system. */
export const oddBrowsers: Check = {
  title: 'Odd browsers',
  async run(_site, step: Step): Promise<Outcome> {
    const rows: Row[] = [];
    for (const [browser, about] of Object.entries(browsers)) {
      const end = step(`Journeys, ${browser} (several minutes)`);
      const chosen = [`--project=${project}`, `--grep-invert=${about.source}`];
      const found = await runJourneys(`odd-${browser}`, chosen, { ODD_BROWSER: browser });
      rows.push(...found.map((row) => ({ ...row, subject: `${browser}: ${row.subject}` })));
      end(found.every(isPassed));
    }
    return {
      bound:
        'The journeys of npm test pass in a page whose texts were replaced as a translation does it, in a browser that refuses storage, and in the colours of the system.',
      columns: ['result'],
      rows: rows.filter((row) => !isPassed(row)),
      notes: [
        `${rows.length} journeys in all; those that fail stand here. What is about storage, fonts or colours themselves doesn’t run where there are none.`,
      ],
    };
  },
};
