import type { Readers } from '@nokshi/contract/numbers.ts';
import { numberIn } from '@nokshi/forms/fill.ts';
import { useId } from 'react';
import { useWords } from '../words/words.ts';
import styles from './ShareTable.module.css';

/** How many read, how many of them wrote, and which share that is. */
export function ReaderTable({
  title,
  lines,
  labelOf,
  shareOf,
}: {
  title: string;
  lines: Readers;
  labelOf: (name: string) => string;
  shareOf: (some: number, all: number) => string;
}) {
  const { words, language } = useWords();
  const id = useId();
  const { seen, wrote, share, noneOfThese } = words.numbers;
  return (
    <section className={styles.share} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {lines.length === 0 ? (
        <p className={styles.former}>{noneOfThese}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{title}</span>
              </th>
              {[seen, wrote, share].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, number, written }) => (
              <tr key={name}>
                <th scope="row">{labelOf(name)}</th>
                <td>{numberIn(language, number)}</td>
                <td>{numberIn(language, written)}</td>
                <td className={styles.former}>{shareOf(written, number)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
