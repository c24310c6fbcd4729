import type { ComponentProps } from 'react';
import { Table as TableOfKit } from '../../../../ui/Table.tsx';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Table.module.css';

/** Rows and columns; the first cell of a row is its name. A wide one scrolls in its own box. */
export function Table({ section: { columns, rows, title } }: { section: SectionOf<'table'> }) {
  const { t } = useOrganisation();
  const heads = columns.map(t);
  return (
    <ScrollBox name={t(title ?? columns[0] ?? '')} heads={heads}>
      {rows.map(([first = '', ...others]) => (
        <tr key={[first, ...others].map(t).join()}>
          <th scope="row">{t(first)}</th>
          {others.map((cell, index) => (
            <td key={heads[index + 1]}>{t(cell)}</td>
          ))}
        </tr>
      ))}
    </ScrollBox>
  );
}

/** A table in its box, in the looks of this engine. */
export function ScrollBox({ name, className = '', ...rest }: ComponentProps<typeof TableOfKit>) {
  const { say } = useOrganisation();
  return (
    <TableOfKit
      {...rest}
      className={`${styles.table} ${className}`}
      name={say(words.table, { name })}
    />
  );
}
