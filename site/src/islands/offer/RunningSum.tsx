import { fill } from '@nokshi/forms/fill.ts';
import { takaOf } from '@nokshi/prices/taka.ts';
import type { Telling, ToldOffer } from '@nokshi/prices/tell-offer.ts';
import styles from './RunningSum.module.css';

/** What the answers come to, at the lower edge of a narrow window, where the offer stands below the questions. */
export function RunningSum({ told, telling }: { told: ToldOffer; telling: Telling }) {
  const { words, language } = telling;
  return (
    <output className={styles.sum}>
      {fill(
        words.list.sum,
        {
          first: takaOf(told.firstPayment, language),
          monthly: takaOf(told.payable.monthly, language),
        },
        language,
      )}
    </output>
  );
}
