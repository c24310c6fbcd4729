import type { CommonChange } from '@nokshi/contract/bulk.ts';
import type { ViewName } from '@nokshi/contract/desk-words/list.ts';
import { Select } from '@nokshi/ui/Select.tsx';
import { morningOf, tomorrow } from '../clock/zone-time.ts';
import { useUsers } from '../session/useUsers.ts';
import { useWords } from '../words/words.ts';
import styles from './BulkBar.module.css';
import { changeNameOf } from './changes.ts';
import type { Marking } from './useMarks.ts';
import { useNumber } from './useNumber.ts';

const tomorrowMorning = (timeZone: string): string =>
  new Date(morningOf(tomorrow(Date.now(), timeZone), timeZone)).toISOString();

/** What is offered for several enquiries of a view at once, but who sees to them. */
function offered(view: ViewName, timeZone: string): CommonChange[] {
  const isOpen = view === 'new' || view === 'mine' || view === 'undelivered';
  return [
    ...(isOpen || view === 'snoozed' ? [{ stage: 'answered' as const }] : []),
    ...(view === 'closed' ? [{ stage: 'new' as const }] : [{ stage: 'closed' as const }]),
    ...(view === 'new' || view === 'mine' ? [{ snoozedUntil: tomorrowMorning(timeZone) }] : []),
    ...(view === 'snoozed' ? [{ snoozedUntil: null }] : []),
  ];
}

/** The bulk actions on marked lines, or on all that match. */
export function BulkBar({
  view,
  shown,
  marking: { marked, isAll, markShown, markAll, unmark },
  isBusy,
  change,
}: {
  view: ViewName;
  /** How many lines there are. */
  shown: number;
  marking: Marking;
  isBusy: boolean;
  change: (wanted: CommonChange) => void;
}) {
  const { words, filled } = useWords();
  const number = useNumber();
  return (
    <section className={styles.bar} aria-label={words.list.marked} aria-busy={isBusy || undefined}>
      <p role="status">
        {isAll
          ? words.list.allMatching
          : filled(words.list.markedCount, { number: number(marked.length) })}
      </p>
      {markShown && (
        <button type="button" onClick={markShown}>
          {filled(words.list.markShown, { number: number(shown) })}
        </button>
      )}
      {markAll && (
        <button type="button" onClick={markAll}>
          {words.list.markAll}
        </button>
      )}
      <button type="button" onClick={unmark}>
        {words.list.unmark}
      </button>
      <Deeds
        view={view}
        change={(wanted) => {
          if (!isBusy) change(wanted);
        }}
      />
    </section>
  );
}

/** A button for each thing that can be done, and a choice of who sees to it. */
function Deeds({ view, change }: { view: ViewName; change: (wanted: CommonChange) => void }) {
  const { words, timeZone } = useWords();
  const { assignable } = useUsers();
  return (
    <div className={styles.deeds}>
      {offered(view, timeZone).map((wanted) => (
        <button key={changeNameOf(wanted)} type="button" onClick={() => change(wanted)}>
          {words.list.deeds[changeNameOf(wanted)]}
        </button>
      ))}
      <Select
        variant="pill"
        label={words.list.filters.assignee}
        value=""
        choose={(email) => change({ assignee: email === 'nobody' ? null : email })}
      >
        <option value="" hidden>
          {words.list.deeds.assigned}
        </option>
        <option value="nobody">{words.list.nobody}</option>
        {assignable.map(({ email, name }) => (
          <option key={email} value={email}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
