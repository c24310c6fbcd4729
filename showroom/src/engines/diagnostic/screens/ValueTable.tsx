import type { Part } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { markOf, placeOf, rangeInWords, rangeOf } from '../steps/ranges.ts';
import { words } from '../words/words.ts';
import type { Patient, Result } from '../world.ts';
import { Gauge } from './Gauge.tsx';
import styles from './ValueTable.module.css';

/** Measured values beside the reference range of the patient; what lies outside is marked in words too. */
export function ValueTable({
  parts,
  values,
  patient,
  caption,
}: {
  parts: readonly Part[];
  values: Extract<Result, { kind: 'values' }>['values'];
  patient: Patient;
  caption: string;
}) {
  const { t, language, num } = useDiagnostic();
  const heads = [words.test, words.result, words.range];
  return (
    <table className={styles.values}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head.en} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => {
          const value = values.find((one) => one.part === part.id)?.value;
          if (value === undefined) return null;
          const range = rangeOf(part, patient);
          const mark = markOf(value, range, part.decimals);
          const isOutside = mark === 'low' || mark === 'high';
          return (
            <tr key={part.id} data-mark={mark}>
              <th scope="row">
                <div className={styles.part}>
                  <span>{t(part.name)}</span>
                  {range && <Gauge place={placeOf(value, range)} isOutside={isOutside} />}
                </div>
              </th>
              <td className={styles.result}>
                <b className={styles.value}>{num(value, part.decimals)}</b> {part.unit}
                {isOutside && <small>{t(words[mark])}</small>}
              </td>
              <td className={styles.range}>{rangeInWords(range, part.decimals, language)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
