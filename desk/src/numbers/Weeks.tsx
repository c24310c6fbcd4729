import type { Numbers } from '@nokshi/contract/numbers.ts';
import { numberIn } from '@nokshi/forms/fill.ts';
import { languages } from '@nokshi/forms/languages.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useState } from 'react';
import { useWords } from '../words/words.ts';
import { Bar } from './Bar.tsx';
import styles from './Weeks.module.css';

/** With more bars than this there is room for the number of the highest, and of the last where that is far. */
const mostLabels = 12;

/** Enquiries by week: as bars, and as a table beside them or, on a phone, one press away. */
export function Weeks({ numbers: { timeZone, present, former } }: { numbers: Numbers }) {
  const { words, language } = useWords();
  const [isTable, setTable] = useState(false);
  const day = new Intl.DateTimeFormat(languages[language].locale, {
    day: 'numeric',
    month: 'short',
    timeZone,
  });
  const weeks = present.weeks.map((week, index) => ({
    ...week,
    label: day.format(new Date(week.begins)),
    former: former.weeks[index]?.accepted ?? 0,
  }));
  const counts = weeks.map(({ accepted }) => accepted);
  const highest = counts.indexOf(Math.max(...counts));
  const most = Math.max(1, ...counts, ...weeks.map((week) => week.former));
  const last = weeks.length - 1;
  const isLabelled = (index: number) =>
    last < mostLabels ||
    index === highest ||
    (index === last && last - highest > weeks.length / mostLabels);
  return (
    <div className={styles.weeks} data-table={isTable || undefined}>
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.legend}>
          <span>
            <span className={styles.sample}>
              <Bar present={1} former={0} most={1} />
            </span>
            {words.numbers.present}
          </span>
          <span>
            <span className={styles.sample}>
              <Bar present={0} former={1} most={1} />
            </span>
            {words.numbers.former}
          </span>
        </div>
        <div className={styles.bars}>
          {weeks.map(({ begins, accepted, former: before }, index) => (
            <div key={begins} className={styles.column}>
              <span className={styles.number}>
                {isLabelled(index) && numberIn(language, accepted)}
              </span>
              <Bar present={accepted} former={before} most={most} isUpright />
            </div>
          ))}
        </div>
        <div className={styles.axis}>
          <span>{weeks[0]?.label}</span>
          <span>{weeks.at(-1)?.label}</span>
        </div>
      </div>
      <div className={styles.switch}>
        <Button variant="quiet" onClick={() => setTable(!isTable)}>
          {isTable ? words.numbers.asPlots : words.numbers.asTables}
        </Button>
      </div>
      <div className={styles.table}>
        <table>
          <caption className="visually-hidden">{words.numbers.perWeek}</caption>
          <thead>
            <tr>
              {[
                words.numbers.week,
                words.numbers.present,
                words.numbers.former,
                words.numbers.setAside,
              ].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map(({ begins, label, accepted, former: before, setAside }) => (
              <tr key={begins}>
                <th scope="row">{label}</th>
                <td>{numberIn(language, accepted)}</td>
                <td>{numberIn(language, before)}</td>
                <td>{numberIn(language, setAside)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
