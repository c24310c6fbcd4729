/** A till receipt with a torn edge; its words and sums come from the scene. */
import type { ReactNode } from 'react';
import { Box } from './box.tsx';
import { T } from './text.tsx';

interface ReceiptProps {
  w: number;
  at?: readonly [number, number];
  turn?: number;
  size?: number;
  children: ReactNode;
}

const paper = 'oklch(.99 .006 85)';

export function Receipt({ w, at, turn = 0, size = 24, children }: ReceiptProps) {
  const teeth = Math.round(w / 26);
  const step = w / teeth;
  const edge = Array.from({ length: teeth }, () => `l${step / 2} 14l${step / 2} -14`).join('');
  return (
    <Box
      w={w}
      {...(at ? { at } : {})}
      style={{
        rotate: `${turn}deg`,
        filter:
          'drop-shadow(0 2px 3px oklch(.2 .07 275/.14)) drop-shadow(0 18px 34px oklch(.2 .07 275/.2))',
      }}
    >
      <Box
        bg={paper}
        pad={`${size * 1.3} ${size * 1.2} ${size * 0.7}`}
        gap={size * 0.3}
        color="oklch(.25 .02 275)"
        style={{ fontSize: size, borderRadius: '8px 8px 0 0' }}
      >
        {children}
      </Box>
      <svg aria-hidden="true" width={w} height={15} style={{ marginTop: -1 }}>
        <path d={`M0 0${edge}Z`} fill={paper} />
      </svg>
    </Box>
  );
}

/** A line of a receipt: what on the left, how much on the right. */
export function Line({
  what,
  amount,
  strong,
}: {
  what: ReactNode;
  amount: ReactNode;
  strong?: boolean;
}) {
  return (
    <Box
      row
      gap={16}
      align="baseline"
      justify="space-between"
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      <T weight={strong ? 700 : 400} style={{ flex: 1 }}>
        {what}
      </T>
      <T weight={strong ? 700 : 500} line>
        {amount}
      </T>
    </Box>
  );
}

export function Rule({ color = 'oklch(.25 .02 275)', gap = 8 }: { color?: string; gap?: number }) {
  return <div style={{ borderTop: `3px dashed ${color}`, margin: `${gap}px 0`, opacity: 0.55 }} />;
}
