import type { CommonChange } from '@nokshi/server/desk/contract/bulk.ts';
import { morningOf, tomorrow } from '../clock/zone-time.ts';
import { useUsers } from '../session/useUsers.ts';
import type { ViewName } from '../words/list.ts';
import { useWords } from '../words/words.ts';
import styles from './BulkBar.module.css';
import { deedOf } from './changes.ts';
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
  marked,
  shown,
  isAll,
  hasMore,
  isBusy,
  markShown,
  markAll,
  unmark,
  change,
}: {
  view: ViewName;
  marked: number;
  shown: number;
  /** Whether all that match are meant, shown or not. */
  isAll: boolean;
  hasMore: boolean;
  isBusy: boolean;
  markShown: () => void;
  markAll: () => void;
  unmark: () => void;
  change: (wanted: CommonChange) => void;
}) {
  const { said, filled, timeZone } = useWords();
  const number = useNumber();
  const { users } = useUsers();
  const act = (wanted: CommonChange) => {
    if (!isBusy) change(wanted);
  };
  return (
    <section className={styles.bar} aria-label={said.list.marked} aria-busy={isBusy || undefined}>
      <p role="status">
        {isAll ? said.list.allMatching : filled(said.list.markedCount, { number: number(marked) })}
      </p>
      {!isAll && marked < shown && (
        <button type="button" onClick={markShown}>
          {filled(said.list.markShown, { number: number(shown) })}
        </button>
      )}
      {!isAll && marked === shown && hasMore && (
        <button type="button" onClick={markAll}>
          {said.list.markAll}
        </button>
      )}
      <button type="button" onClick={unmark}>
        {said.list.unmark}
      </button>
      <div className={styles.deeds}>
        {offered(view, timeZone).map((wanted) => (
          <button key={deedOf(wanted)} type="button" onClick={() => act(wanted)}>
            {said.list.deeds[deedOf(wanted)]}
          </button>
        ))}
        <select
          aria-label={said.list.filters.assignee}
          value=""
          onChange={({ target }) =>
            act({ assignee: target.value === 'nobody' ? null : target.value })
          }
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
        </select>
      </div>
    </section>
  );
}
