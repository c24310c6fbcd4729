import { Row } from '../../../ui/layout.tsx';
import type { Part } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { markOf, placeOf, rangeInWords, rangeOf } from '../steps/ranges.ts';
import { words } from '../words/words.ts';
import type { Patient, Result } from '../world.ts';
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
  return (
    <table className={styles.values}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {[words.test, words.result, words.range].map((head) => (
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
          return (
            <tr key={part.id} data-mark={mark}>
              <th scope="row">
                <Row gap={1}>
                  <span>{t(part.name)}</span>
                  {range && <Gauge place={placeOf(value, range)} />}
                </Row>
              </th>
              <td>
                <b>{num(value, part.decimals)}</b> {part.unit}
                {(mark === 'low' || mark === 'high') && <small>{t(words[mark])}</small>}
              </td>
              <td>{rangeInWords(range, part.decimals, language)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Where a value stands: the green middle is the reference range. @param place 0 to 1 */
const Gauge = ({ place }: { place: number }) => (
  <svg aria-hidden="true" viewBox="0 0 164 24">
    <rect y="3" width="164" height="18" rx="9" fill="#e9ecf4" />
    <rect x="41" y="3" width="82" height="18" fill="#bfe6cd" />
    <circle cx={12 + place * 140} cy="12" r="11" stroke="#ffffff" strokeWidth="2" />
  </svg>
);
