import type { Numbers as All } from '@nokshi/contract/numbers.ts';
import { languages } from '@nokshi/forms/languages.ts';
import { Select } from '@nokshi/ui/Select.tsx';
import { useEffect, useId } from 'react';
import useSWR from 'swr';
import { useLocation, useSearch } from 'wouter';
import { LaterStyles } from '../shell/LaterStyles.tsx';
import { campaignName } from '../words/campaign.ts';
import { useWords } from '../words/words.ts';
import { AnswerNumbers } from './AnswerNumbers.tsx';
import styles from './Numbers.module.css';
import { ReaderNumbers } from './ReaderNumbers.tsx';
import { ShareTable } from './ShareTable.tsx';
import { Weeks } from './Weeks.tsx';

const spans = ['4', '12', '26', '52'];

/** How many enquiries came in, whence, and how long they waited, beside as many weeks before. */
export default function Numbers() {
  const { words, filled } = useWords();
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('weeks') ?? '';
  const weeks = spans.includes(asked) ? asked : '12';
  const { data, error, isLoading } = useSWR<All>(`/numbers?weeks=${weeks}`, {
    keepPreviousData: true,
  });
  useEffect(() => {
    document.title = words.numbers.title;
  }, [words]);
  return (
    <section className={styles.numbers} aria-busy={isLoading || undefined}>
      <LaterStyles />
      <header className={styles.head}>
        <h1>{words.numbers.title}</h1>
        <Select
          label={words.numbers.span}
          value={weeks}
          choose={(span) => navigate(`/numbers?weeks=${span}`, { replace: true })}
        >
          {spans.map((span) => (
            <option key={span} value={span}>
              {filled(words.numbers.lastWeeks, { count: Number(span) })}
            </option>
          ))}
        </Select>
      </header>
      {error && <p role="alert">{words.failed}</p>}
      {data && (hasAny(data) ? <Counted numbers={data} /> : <p>{words.numbers.none}</p>)}
    </section>
  );
}

const hasAny = ({ present, former, readers }: All): boolean =>
  (readers?.views.present ?? 0) +
    present.accepted +
    present.setAside +
    former.accepted +
    former.setAside >
  0;

function Counted({ numbers }: { numbers: All }) {
  const { words, filled } = useWords();
  const id = useId();
  const { present, former, kinds, languages: byLanguage, pages, campaigns, demos } = numbers;
  const none = { present: 0, former: 0 };
  return (
    <>
      <section className={styles.part} aria-labelledby={id}>
        <h2 id={id}>
          {filled(words.numbers.received, { count: present.accepted })},{' '}
          {filled(words.numbers.formerCount, { count: former.accepted })}
        </h2>
        <p className={styles.note}>
          {filled(words.numbers.setAsideApart, {
            count: present.setAside,
            former: former.setAside,
          })}
        </p>
        <Weeks numbers={numbers} />
        <p className={styles.note}>{words.numbers.runningWeek}</p>
      </section>
      <AnswerNumbers present={present.answers} former={former.answers} />
      {numbers.readers && (
        <ReaderNumbers
          readers={numbers.readers}
          written={present.accepted}
          weeks={present.weeks.length}
        />
      )}
      <div className={styles.shares}>
        <ShareTable
          title={words.numbers.byKind}
          shares={kinds}
          others={none}
          labelOf={(name) => words.kinds[name]}
          addressOf={(kind) => inboxOf({ kind })}
        />
        <ShareTable
          title={words.numbers.byLanguage}
          shares={byLanguage}
          others={none}
          labelOf={(name) => languages[name].name}
          addressOf={(language) => inboxOf({ language })}
        />
        <ShareTable
          title={words.numbers.byPage}
          {...pages}
          labelOf={(name) => name}
          addressOf={(page) => inboxOf({ page })}
        />
        <ShareTable
          title={words.numbers.byCampaign}
          {...campaigns}
          labelOf={(name) => <span title={name}>{campaignName(name)}</span>}
          addressOf={(campaign) => inboxOf({ campaign })}
        />
        <ShareTable
          title={words.numbers.byDemo}
          {...demos}
          labelOf={(name) => name}
          addressOf={(name) => `~/demos/${name}`}
        />
      </div>
    </>
  );
}

/** The inbox with a filter; the names are those that its questions to the server have. */
const inboxOf = (filter: Record<string, string>): string => `/?${new URLSearchParams(filter)}`;
