import type { Check, Outcome, Row, Step } from '../check.ts';
import { runEverywhere } from '../journeys.ts';

const specs = ['accessibility', 'keyboard'].map((name) => `e2e/${name}.spec.ts`);

const isPassed = ({ misses }: Row) => misses.length === 0;

/** Every state at every width in both schemes: the journeys of e2e/, run in full. */
export const axe: Check = {
  title: 'Accessibility',
  async run(_site, step: Step): Promise<Outcome> {
    const end = step('axe in every state (some minutes)');
    const rows = await runEverywhere('axe', specs);
    end(rows.every(isPassed));
    return {
      bound:
        'axe finds nothing (WCAG 2.2 A and AA, best practices) in any state that can be opened, at 360 and 1280 px, light and dark; the focus is never hidden; every interaction works by keyboard and tells a screen reader what it should.',
      columns: ['result'],
      rows,
      notes: [
        'The same checks as in npm test, there with one size for each scheme. On pages as they are opened: Every page in a browser.',
      ],
    };
  },
};

/** Runs on every page what is tested on one page of each type: the journeys that `npm test` takes through one page of each kind. */
export const pages: Check = {
  title: 'Every page in a browser',
  async run(_site, step: Step): Promise<Outcome> {
    const end = step('Every page in a browser (several minutes)');
    const rows = await runEverywhere('pages', ['--grep', '@every-page']);
    end(rows.every(isPassed));
    return {
      bound:
        'No page of any language scrolls sideways from 320 to 1920 px, nor in letters twice as large, has a target of less than 24 px or words over a drawing, breaks its own policy, has anything that axe finds at 360 or 1280 px, light or dark, stores anything, asks others or has HTML that is not valid.',
      columns: ['result'],
      rows,
      notes: [
        'The same checks as in npm test, there on one page of each kind, the languages and the letters of the device by turns. What search engines and link previews read, and that every service, product and gallery shows what content/ says, npm test holds on every page.',
      ],
    };
  },
};
