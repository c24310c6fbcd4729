/** A table of shares as a business paper prints it. */
import { Box } from '../box.tsx';
import { T } from '../text.tsx';
import { v } from '../theme.ts';

export type Row = readonly [string, string, number];

export function Shares({
  title,
  index,
  move,
  rows,
}: {
  title: string;
  index: string;
  move: number;
  rows: readonly Row[];
}) {
  return (
    <Box style={{ borderTop: `4px solid ${v.ink}` }} pad="10 0 0">
      <Box row justify="space-between">
        <T size={21} weight={700}>
          {title}
        </T>
        <T size={21} weight={700} line color={move > 0 ? '#0b6b3a' : '#b01e23'}>
          {index} · {move > 0 ? '+' : '−'}
          {Math.abs(move)}%
        </T>
      </Box>
      {rows.map(([name, price, change]) => (
        <Box
          key={name}
          row
          h={41}
          style={{ borderTop: `1px solid ${v.line}`, fontVariantNumeric: 'tabular-nums' }}
        >
          <T size={19} style={{ flex: 1 }} line>
            {name}
          </T>
          <T size={19} weight={600} right style={{ width: 84 }}>
            {price}
          </T>
          <T
            size={19}
            weight={600}
            right
            style={{ width: 84 }}
            color={change > 0 ? '#0b6b3a' : '#b01e23'}
          >
            {change > 0 ? '+' : '−'}
            {Math.abs(change).toFixed(1)}
          </T>
        </Box>
      ))}
    </Box>
  );
}
