import type { DemoText } from '../../../demo/words.ts';
import type { Story } from '../data.ts';
import { useNewspaper } from '../engine.ts';
import { Columns } from './Columns.tsx';
import styles from './FigureView.module.css';

type Figure = NonNullable<Story['figure']>;

/** What stands with a story: a picture, a curve or a table. */
export function FigureView({
  figure,
  hasCaption = false,
}: {
  figure: Figure;
  hasCaption?: boolean;
}) {
  const { t } = useNewspaper();
  switch (figure.kind) {
    case 'picture':
      return (
        <figure className={styles.figure}>
          <img {...figure.picture} alt={t(figure.caption)} />
          {hasCaption && <figcaption aria-hidden="true">{t(figure.caption)}</figcaption>}
        </figure>
      );
    case 'chart':
      return <Chart figure={figure} />;
    case 'table':
      return (
        <Columns
          name={t(figure.title)}
          caption={t(figure.title)}
          columns={figure.head.map((head, index) => [
            t(head),
            (row: readonly DemoText[]) => t(row[index] ?? ''),
          ])}
          rows={figure.rows}
        />
      );
  }
}

const [width, height, edge] = [480, 220, 26];

/** A curve in the colour of the paper, its last point marked. */
function Chart({ figure }: { figure: Extract<Figure, { kind: 'chart' }> }) {
  const { t, num } = useNewspaper();
  const values = figure.points.map(({ value }) => value);
  const [most, least] = [Math.max(...values), Math.min(...values)];
  const floor = height - 34;
  const at = figure.points.map(({ value }, index) => [
    edge + ((width - 2 * edge) * index) / (values.length - 1),
    edge + ((floor - 2 * edge) * (most - value)) / (most - least || 1),
  ]);
  const line = at.map((point) => point.join(' ')).join('L');
  const [x = 0, y = 0] = at.at(-1) ?? [];
  const told = figure.points.map(({ label, value }) => `${t(label)} ${num(value, 2)}`).join(', ');
  const [first, last] = [figure.points[0], figure.points.at(-1)];
  return (
    <figure className={styles.chart}>
      <figcaption>{t(figure.title)}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={told} data-drawn>
        {[0, 1, 2].map((row) => (
          <path key={row} className={styles.grid} d={`M0 ${edge + (row * floor) / 3}H${width}`} />
        ))}
        <path className={styles.field} d={`M${line}V${floor}H${edge}Z`} />
        <path className={styles.line} d={`M${line}`} />
        <circle className={styles.mark} cx={x} cy={y} r="8" />
        <text x={x - 14} y={y - 8} textAnchor="end" className={styles.value}>
          {last && num(last.value, 2)}
        </text>
        <text x={edge} y={height - 8}>
          {first && t(first.label)}
        </text>
        <text x={width - edge} y={height - 8} textAnchor="end">
          {last && t(last.label)}
        </text>
      </svg>
    </figure>
  );
}
