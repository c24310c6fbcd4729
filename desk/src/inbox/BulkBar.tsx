import type { CommonChange } from '@nokshi/contract/bulk.ts';
import { Select } from '@nokshi/ui/Select.tsx';
import { morningOf, tomorrow } from '../clock/zone-time.ts';
import { useUsers } from '../session/useUsers.ts';
import type { ViewName } from '../words/list.ts';
import { useWords } from '../words/words.ts';
import styles from './BulkBar.module.css';
import { deedOf } from './changes.ts';
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

/** What to do with the marked lines, or with all that match. */
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
  const { said, filled } = useWords();
  const number = useNumber();
  return (
    <section className={styles.bar} aria-label={said.list.marked} aria-busy={isBusy || undefined}>
      <p role="status">
        {isAll
          ? said.list.allMatching
          : filled(said.list.markedCount, { number: number(marked.length) })}
      </p>
      {markShown && (
        <button type="button" onClick={markShown}>
          {filled(said.list.markShown, { number: number(shown) })}
        </button>
      )}
      {markAll && (
        <button type="button" onClick={markAll}>
          {said.list.markAll}
        </button>
      )}
      <button type="button" onClick={unmark}>
        {said.list.unmark}
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
  const { said, timeZone } = useWords();
  const { users } = useUsers();
  return (
    <div className={styles.deeds}>
      {offered(view, timeZone).map((wanted) => (
        <button key={deedOf(wanted)} type="button" onClick={() => change(wanted)}>
          {said.list.deeds[deedOf(wanted)]}
        </button>
      ))}
      <Select
        variant="pill"
        label={said.list.filters.assignee}
        value=""
        choose={(email) => change({ assignee: email === 'nobody' ? null : email })}
      >
        <option value="" hidden>
          {said.list.deeds.assigned}
        </option>
        <option value="nobody">{said.list.nobody}</option>
        {users.map(({ email, name }) => (
          <option key={email} value={email}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
