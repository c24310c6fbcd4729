import type { ComparisonGroup } from '../content/comparison.ts';
import type { LowestPrice } from '../content/price-texts.ts';
import { plain, type Text } from '../content/text.ts';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './ProductComparison.module.css';

type Rows = Record<'forWhom' | 'contains' | 'offline' | 'data' | 'price', Text>;

const told = ['forWhom', 'contains', 'offline', 'data'] as const;

/** Products that buyers confuse, a table for each group. Where it is too wide, a table scrolls within itself. */
export function ProductComparison({
  title,
  intro,
  groups,
  rows,
}: {
  title: Text;
  intro: Text;
  groups: ComparisonGroup[];
  rows: Rows;
}) {
  return (
    <Section heading="compare" background="soft" far>
      <SectionHeading id="compare" title={title} intro={intro} />
      <div className={styles.groups}>
        {groups.map((group, index) => (
          <Group key={plain(group.title)} {...group} number={index + 1} rows={rows} />
        ))}
      </div>
    </Section>
  );
}

function Group({
  title,
  advice,
  columns,
  number,
  rows,
}: ComparisonGroup & { number: number; rows: Rows }) {
  const id = `compare-${number}`;
  return (
    <div className={styles.group}>
      <h3 id={id}>{textNode(title)}</h3>
      <p className={styles.advice}>{textNode(advice)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.window} aria-labelledby={id} tabIndex={0}>
        <table className={styles.table} aria-labelledby={id} data-columns={columns.length}>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  <a href={column.href}>{textNode(column.title)}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {told.map((name) => (
              <tr key={name}>
                <th scope="row">{textNode(rows[name])}</th>
                {columns.map((column) => (
                  <td key={column.id}>{textNode(column[name])}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{textNode(rows.price)}</th>
              {columns.map(({ id: product, title: name, lowestPrice }) => (
                <td key={product}>
                  <Price lowestPrice={lowestPrice} about={name} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Price({ lowestPrice, about }: { lowestPrice: LowestPrice; about: Text }) {
  const { price, forWhom, ask } = lowestPrice;
  return (
    <>
      <strong>{textNode(price)}</strong>
      {forWhom && <span className={styles.note}>{textNode(forWhom)}</span>}
      {ask && (
        <a href={ask.href} aria-label={`${plain(ask.label)}: ${plain(about)}`}>
          {textNode(ask.label)}
        </a>
      )}
    </>
  );
}
