import { foldedWords } from '@nokshi/forms/search-words.ts';
import { useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { type Sort, sorted } from '../../steps/shares.ts';
import { words } from '../../words/words.ts';
import styles from '../Form.module.css';
import { SharesTable } from './MoneyParts.tsx';

/** All shares of all exchanges, found by name or sector and put in order by a press on a head. */
export function MarketsPage({ part }: { part: SectionOf<'markets'> }) {
  const { t, completeTask } = useNewspaper();
  const [wanted, want] = useState('');
  const [order, setOrder] = useState<{ by: Sort; isTurned: boolean }>({
    by: 'name',
    isTurned: false,
  });
  const sortBy = (by: Sort) => {
    setOrder({ by, isTurned: order.by === by && !order.isTurned });
    if (by === 'change') completeTask('sorted');
  };
  return (
    <>
      <h2>{t(part.title)}</h2>
      <div className={styles.row}>
        <Field label={t(words.filter)} name="company" type="search" onChange={want} />
      </div>
      {part.exchanges.map((exchange) => (
        <SharesTable
          key={exchange.id}
          exchange={exchange}
          shares={sorted(
            exchange.shares.filter((one) =>
              foldedWords(`${t(one.name)} ${t(one.sector)}`).includes(foldedWords(wanted)),
            ),
            order.by,
            order.isTurned,
          )}
          sorting={{ ...order, sortBy }}
        />
      ))}
    </>
  );
}
