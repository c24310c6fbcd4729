import type { ComponentProps } from 'react';
import { Table } from './Table.tsx';
import styles from './TableBox.module.css';

/**
 * A table of an office. Its first column names the row; on a phone it stands above the others, three of
 * which share a line.
 */
export function TableBox(table: ComponentProps<typeof Table>) {
  return <Table {...table} className={styles.table} />;
}
