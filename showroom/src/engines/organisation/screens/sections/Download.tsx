import type { ReactNode } from 'react';
import { csvOf } from '../../steps/tariff.ts';

/** A link that saves rows as a file for spreadsheets, made in this browser. */
export function Download({
  name,
  rows,
  children,
}: {
  name: string;
  rows: readonly (readonly (string | number)[])[];
  children: ReactNode;
}) {
  return (
    <a download={name} href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(rows))}`}>
      {children}
    </a>
  );
}
