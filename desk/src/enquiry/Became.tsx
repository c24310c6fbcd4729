import type { Deed } from '@nokshi/server/desk/contract/enquiries.ts';
import { useUsers } from '../session/useUsers.ts';
import { useClock, useWords } from '../words.ts';
import styles from './Became.module.css';
import { deedNames } from './enquiry-words.ts';
import type { Doing } from './useChange.ts';

/** What became of a change when it wasn't made: who did what meanwhile. Nothing while all is well. */
export function Became({ outcome, since }: Pick<Doing, 'outcome' | 'since'>) {
  const { said } = useWords();
  const tell = useDeed();
  const clock = useClock({ timeStyle: 'short', hourCycle: 'h23' });
  return (
    <div role="status" className={styles.became} data-outcome={outcome}>
      {outcome === 'failed' && <p>{said.failed}</p>}
      {outcome === 'refused' && <p>{said.enquiry.refused}</p>}
      {outcome === 'stale' && (
        <>
          <p>{said.stale}</p>
          <ul>
            {since.length === 0 && <li>{said.enquiry.atTerminal}</li>}
            {since.map((deed) => (
              <li key={`${deed.at} ${deed.action}`}>
                {tell(deed)} · <time dateTime={deed.at}>{clock(deed.at)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Says what somebody did to an enquiry. */
function useDeed(): (deed: Deed) => string {
  const { said, filled } = useWords();
  const { nameOf } = useUsers();
  const clock = useClock();
  return ({ author, action, detail }) => {
    const name = action === 'assigned' && detail ? nameOf(detail) : '';
    const time = action === 'snoozed' && detail ? clock(detail) : '';
    const wanted =
      action === 'stage' ? `stage-${detail}` : name !== '' && name === author ? 'took' : action;
    const known = deedNames.find((one) => one === wanted);
    return known ? filled(said.enquiry.deeds[known], { author, name, time }) : author;
  };
}
