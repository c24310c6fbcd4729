import type { ReaderNumbers as Counted } from '@nokshi/contract/numbers.ts';
import { numberIn } from '@nokshi/forms/fill.ts';
import { languages } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { buttonClass } from '@nokshi/ui/Button.tsx';
import { useId } from 'react';
import { campaignName } from '../words/campaign.ts';
import { useWords } from '../words/words.ts';
import styles from './Numbers.module.css';
import { ReaderTable } from './ReaderTable.tsx';

/** How often pages were viewed, and which share of readers wrote. */
export function ReaderNumbers({
  readers: { views, arrivals, pages, sources, campaigns },
  written,
  weeks,
}: {
  readers: Counted;
  /** Enquiries of the same weeks. */
  written: number;
  weeks: number;
}) {
  const { words, filled, language } = useWords();
  const id = useId();
  const names = words.numbers;
  const percent = new Intl.NumberFormat(languages[language].locale, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  /** Empty where nobody read: then there is no share. */
  const shareOf = (some: number, all: number) => (all > 0 ? percent.format(some / all) : '');
  const nameOf = (name: string) => {
    if (name === '*') return names.others;
    return name || names.unnamed;
  };
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{names.readers}</h2>
      <dl className={styles.answers}>
        {[
          { label: names.views, pair: views },
          { label: names.arrivals, pair: arrivals },
        ].map(({ label, pair }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{numberIn(language, pair.present)}</strong>{' '}
              <span className={styles.note}>
                {filled(names.formerCount, { count: pair.former })}
              </span>
            </dd>
          </div>
        ))}
        <div>
          <dt>{names.writers}</dt>
          <dd>
            <strong>{shareOf(written, arrivals.present) || numberIn(language, written)}</strong>
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{names.readersHint}</p>
      <div className={styles.shares}>
        <ReaderTable title={names.viewsByPage} lines={pages} shareOf={shareOf} labelOf={nameOf} />
        <ReaderTable
          title={names.arrivalsBySource}
          lines={sources}
          shareOf={shareOf}
          labelOf={nameOf}
        />
        <ReaderTable
          title={names.arrivalsByCampaign}
          lines={campaigns}
          shareOf={shareOf}
          labelOf={(name) => (name === '*' ? names.others : campaignName(name))}
        />
      </div>
      <p>
        <a
          className={buttonClass('quiet')}
          href={onHost(`/api/desk/numbers/views?weeks=${weeks}`)}
          download
        >
          {names.viewsFile}
        </a>
      </p>
    </section>
  );
}
