import { numberIn } from '@nokshi/forms/fill.ts';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/words.ts';
import { Bar } from './Bar.tsx';
import styles from './ShareTable.module.css';

type Pair = { present: number; former: number };

/**
 * Which of several things enquiries have in common: a table whose rows are drawn as bars, too.
 * @param addressOf where a name leads
 */
export function ShareTable<Name extends string>({
  title,
  shares,
  others,
  labelOf,
  addressOf,
}: {
  title: string;
  shares: readonly (Pair & { name: Name })[];
  others: Pair;
  labelOf: (name: Name) => ReactNode;
  addressOf: (name: Name) => string;
}) {
  const { words, language } = useWords();
  const id = useId();
  const isEmpty = shares.every(({ present, former }) => present + former === 0);
  const most = Math.max(1, ...shares.flatMap(({ present, former }) => [present, former]));
  const numbers = ({ present, former }: Pair) => (
    <>
      <td>{numberIn(language, present)}</td>
      <td className={styles.former}>{numberIn(language, former)}</td>
    </>
  );
  return (
    <section className={styles.share} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isEmpty ? (
        <p className={styles.former}>{words.numbers.noneOfThese}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{title}</span>
              </th>
              <th scope="col">{words.numbers.present}</th>
              <th scope="col">{words.numbers.former}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map((share) => (
              <tr key={share.name}>
                <th scope="row">
                  <Link href={addressOf(share.name)}>{labelOf(share.name)}</Link>
                  <Bar {...share} most={most} />
                </th>
                {numbers(share)}
              </tr>
            ))}
            {others.present + others.former > 0 && (
              <tr>
                <th scope="row">{words.numbers.others}</th>
                {numbers(others)}
              </tr>
            )}
          </tbody>
        </table>
      )}
    </section>
  );
}
