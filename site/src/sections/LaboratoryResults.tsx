import { plain, type Text } from '../content/text.ts';
import { textNode } from '../ui/text-node.tsx';
import styles from './LaboratoryResults.module.css';

type Mark = 'low' | 'high';

/** Whether a range is numbers alone, which stay on one line; one in words may take two. */
const isFigures = (range: Text) => /^[\p{Nd}.,–]+$/u.test(plain(range));

/**
 * The results of an examination, each with its unit and its normal range; what lies outside says so in words.
 * A result and its unit are one cell: a phone has no room for four columns.
 */
export function LaboratoryResults({
  kind,
  columns,
  tests,
  marks,
  remark,
}: {
  kind: Text;
  columns: Record<'test' | 'result' | 'unit' | 'range', Text>;
  tests: { test: Text; result: Text; unit: Text; range: Text; mark?: Mark | undefined }[];
  marks: Record<Mark, Text>;
  remark: Text;
}) {
  return (
    <>
      <h3 className={styles.kind} id="examination">
        {textNode(kind)}
      </h3>
      <div className={styles.frame}>
        <table className={styles.results} aria-labelledby="examination">
          <thead>
            <tr>
              <th scope="col">{textNode(columns.test)}</th>
              <th scope="col">
                <span className={styles.measured}>
                  <span>{textNode(columns.result)}</span> <span>{textNode(columns.unit)}</span>
                </span>
              </th>
              <th scope="col">{textNode(columns.range)}</th>
            </tr>
          </thead>
          <tbody>
            {tests.map(({ test, result, unit, range, mark }) => (
              <tr key={plain(test)} className={mark && styles.marked}>
                <th scope="row">{textNode(test)}</th>
                <td>
                  <span className={styles.measured}>
                    <span>
                      {textNode(result)} {mark && <em>{textNode(marks[mark])}</em>}
                    </span>{' '}
                    <span>{textNode(unit)}</span>
                  </span>
                </td>
                <td className={isFigures(range) ? styles.figures : undefined}>{textNode(range)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{textNode(remark)}</p>
    </>
  );
}
