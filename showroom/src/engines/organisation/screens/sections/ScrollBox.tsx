import type { ComponentProps } from 'react';
import { Table } from '../../../../ui/Table.tsx';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Table.module.css';

/** A table in its box, in the looks of this engine. */
export function ScrollBox({ name, className = '', ...table }: ComponentProps<typeof Table>) {
  const { say } = useOrganisation();
  return (
    <Table
      {...table}
      className={`${styles.table} ${className}`}
      name={say(words.table, { name })}
    />
  );
}
