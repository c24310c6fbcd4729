/** A table with few rows and large words. Columns are tracks of CSS grid. */
import type { ReactNode } from 'react';
import { Box } from './box.tsx';
import { v } from './theme.ts';

interface TableProps {
  /** e.g. "1fr 200px auto" */
  columns: string;
  head?: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
  /** indices of columns that align right, as numbers do */
  right?: readonly number[];
  size?: number;
  rowHeight?: number;
  pad?: number;
  line?: string;
  headColor?: string;
  /** fill of one row, by index */
  mark?: number;
  markBg?: string;
}

export function Table(props: TableProps) {
  const { columns, head, rows, right = [], size = 25, rowHeight = 64, pad = 0 } = props;
  const { line = v.line, headColor = v.soft, mark, markBg = v.tint } = props;
  const cells = (row: readonly ReactNode[]) =>
    row.map((cell, column) => (
      <div
        key={column}
        style={{
          display: 'flex',
          justifyContent: right.includes(column) ? 'flex-end' : undefined,
          whiteSpace: 'nowrap',
          fontVariantNumeric: right.includes(column) ? 'tabular-nums lining-nums' : undefined,
        }}
      >
        {cell}
      </div>
    ));
  return (
    <Box style={{ fontSize: size }}>
      {head ? (
        <Box
          grid={columns}
          gap={20}
          align="center"
          h={size * 2}
          pad={`0 ${pad}`}
          color={headColor}
          style={{ fontSize: Math.max(22, size * 0.88), fontWeight: 500 }}
        >
          {cells(head)}
        </Box>
      ) : null}
      {rows.map((row, index) => (
        <Box
          key={index}
          grid={columns}
          gap={20}
          align="center"
          h={rowHeight}
          pad={`0 ${pad}`}
          bg={mark === index ? markBg : undefined}
          style={{ borderTop: head || index > 0 ? `2px solid ${line}` : undefined }}
        >
          {cells(row)}
        </Box>
      ))}
    </Box>
  );
}
