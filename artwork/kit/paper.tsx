/** Paper that has weight: what a hero slide holds up. Its words come from the scene. */
import type { CSSProperties, ReactNode } from 'react';
import { Box } from './box.tsx';
import { paddy, white } from './palette.ts';
import { StitchFrame } from './stitch.tsx';
import { T } from './text.tsx';
import { fonts } from './theme.ts';

/** Things that stand free on the brand's ground throw one near and one far shadow. */
export const standing =
  'drop-shadow(0 3px 3px oklch(.1 .05 275/.35)) drop-shadow(0 12px 14px oklch(.1 .05 275/.4))';

/** Lit from the upper left. */
export const paperGround =
  'linear-gradient(128deg,oklch(.997 .004 90) 20%,oklch(.975 .012 85) 62%,oklch(.945 .018 82))';

interface PaperProps {
  w: number;
  h: number;
  at: readonly [number, number];
  turn?: number;
  pad?: string;
  ground?: string;
  /** colour of the thread along its edge; without one it has none */
  thread?: string;
  style?: CSSProperties;
  children: ReactNode;
}

export function Paper(props: PaperProps) {
  const { w, h, at, turn = 0, pad = '70 72', ground = paperGround, thread, style } = props;
  return (
    <Box
      at={at}
      w={w}
      h={h}
      pad={pad}
      bg={ground}
      round={10}
      style={{ rotate: `${turn}deg`, filter: standing, ...style }}
    >
      {thread && (
        <StitchFrame
          w={w - 36}
          h={h - 36}
          round={8}
          color={thread}
          width={5}
          dash="19 15"
          style={{ position: 'absolute', left: 18, top: 18 }}
        />
      )}
      {props.children}
    </Box>
  );
}

/** A line of an account: what, of how much, and the amount in a column. */
export function Entry({
  what,
  note,
  amount,
  size = 50,
  color,
}: {
  what: ReactNode;
  note?: ReactNode;
  amount: ReactNode;
  size?: number;
  color?: string;
}) {
  return (
    <Box row gap={18} align="baseline" justify="space-between">
      <T size={size} weight={500} line style={{ flex: 1 }}>
        {what}
        {note && <span style={{ opacity: 0.62, fontSize: '.8em' }}>{` ${note}`}</span>}
      </T>
      <T size={size} weight={600} line {...(color ? { color } : {})}>
        {amount}
      </T>
    </Box>
  );
}

/** A running stitch across paper. */
export function Seam({
  color = 'oklch(.24 .05 275)',
  width = 5,
}: {
  color?: string;
  width?: number;
}) {
  return (
    <svg aria-hidden="true" width="100%" height={width} style={{ overflow: 'visible' }}>
      <line
        x1={width / 2}
        x2="100%"
        y1={width / 2}
        y2={width / 2}
        stroke={color}
        strokeWidth={width}
        strokeDasharray="17 14"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A patch of cloth sewn onto the paper: it says that something is done. */
export function Patch({
  at,
  turn = -6,
  ground = paddy[700],
  children,
}: {
  at: readonly [number, number];
  turn?: number;
  ground?: string;
  children: ReactNode;
}) {
  return (
    <Box
      at={at}
      style={{ rotate: `${turn}deg`, filter: 'drop-shadow(0 5px 6px oklch(.15 .05 275/.4))' }}
    >
      <div
        style={{
          padding: '30px 46px',
          borderRadius: 26,
          background: `linear-gradient(160deg,oklch(1 0 0/.14),oklch(0 0 0/.1)),${ground}`,
          outline: `5px dashed oklch(1 0 0/.8)`,
          outlineOffset: -16,
          color: white,
          fontFamily: fonts.grotesque,
          fontSize: 58,
          fontWeight: 700,
          lineHeight: 1.25,
          whiteSpace: 'nowrap',
        }}
      >
        {children}
      </div>
    </Box>
  );
}

/** A name as it is signed: one stroke of a pen. */
export function Signature({ w, color = 'oklch(.36 .16 270)' }: { w: number; color?: string }) {
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={w * 0.4}
      viewBox="0 0 200 80"
      fill="none"
      stroke={color}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M8 52C26 8 46 4 44 24S20 68 24 66 50 34 58 36 48 62 58 58 72 34 80 38 70 60 82 56 96 22 106 12 98 62 108 56 122 38 130 40 126 58 138 52 150 36 156 42 164 56 192 34" />
      <path d="M30 72C80 62 130 62 176 66" strokeWidth="3" />
    </svg>
  );
}
