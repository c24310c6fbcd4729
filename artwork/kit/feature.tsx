/** What a feature looks like on the screen of its product: a corner of a window, cut off where the screen goes on. */
import type { ReactNode } from 'react';
import { Badge, type Tone, tones } from './badge.tsx';
import { Box } from './box.tsx';
import { Icon } from './icon.tsx';
import { accent, shapla } from './palette.ts';
import { Scene } from './scene.tsx';
import { sizes } from './sizes.ts';
import { T } from './text.tsx';
import { v } from './theme.ts';

export const size = sizes.feature;

const left = 26;

/** The window with its heading, and at the right end of that a badge or a few words. */
export function Feature({
  bg,
  title,
  aside,
  children,
}: {
  bg: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Scene size={size} bg={bg}>
      <Box
        at={[left, left]}
        w={size.width - left}
        h={size.height - left}
        bg={v.surface}
        round="24px 0 0 0"
        shadow
        clip
      >
        <Box row justify="space-between" gap={16} h={84} pad="0 26">
          <T head size={33} line>
            {title}
          </T>
          {typeof aside === 'string' ? (
            <T size={25} soft line>
              {aside}
            </T>
          ) : (
            aside
          )}
        </Box>
        {children}
      </Box>
    </Scene>
  );
}

/** A line of a list: what it is about, a note below, an amount and a badge at its end. */
export function Line({
  name,
  note,
  value,
  badge,
  tone = 'plain',
  marked = false,
}: {
  name: string;
  note?: string | undefined;
  value?: string | undefined;
  badge?: string | undefined;
  tone?: Tone | undefined;
  /** on the ground of what one looks at */
  marked?: boolean;
}) {
  return (
    <Box
      row
      gap={16}
      h={92}
      pad="0 26"
      bg={marked ? accent[100] : undefined}
      style={{ borderTop: `2px solid ${v.line}`, fontVariantNumeric: 'tabular-nums' }}
    >
      <Box grow>
        <T size={29} weight={600} line leading={1.25}>
          {name}
        </T>
        {note === undefined ? null : (
          <T size={25} soft line leading={1.25}>
            {note}
          </T>
        )}
      </Box>
      {value === undefined ? null : (
        <T size={31} weight={700} right line>
          {value}
        </T>
      )}
      {badge === undefined ? null : (
        <Badge tone={tone} size={25}>
          {badge}
        </Badge>
      )}
    </Box>
  );
}

const noticeIcons = {
  good: 'tabler:circle-check-filled',
  late: 'tabler:alert-triangle-filled',
  wait: 'tabler:clock-filled',
};

/** What the program says of the lines above it. */
export function Notice({
  tone = 'good',
  icon,
  children,
}: {
  tone?: keyof typeof noticeIcons;
  icon?: string;
  children: string;
}) {
  return (
    <Box
      row
      gap={14}
      h={76}
      pad="0 22"
      round={18}
      {...tones[tone]}
      style={{ margin: '14px 26px 0' }}
    >
      <Icon name={icon ?? noticeIcons[tone]} size={34} />
      <T size={27} weight={600} line>
        {children}
      </T>
    </Box>
  );
}

/** Shares as bars: a name, how long its bar is (of one), what stands at its end. */
export function Bars({
  bars,
}: {
  bars: readonly { name: string; share: number; value: string; late?: boolean }[];
}) {
  return (
    <Box pad="0 26">
      {bars.map(({ name, share, value, late = false }) => (
        <Box key={name} h={88} justify="center" gap={8}>
          <Box row justify="space-between">
            <T size={27} weight={600} line leading={1.2}>
              {name}
            </T>
            <T size={27} weight={700} color={late ? shapla[700] : undefined} line leading={1.2}>
              {value}
            </T>
          </Box>
          <Box h={16} round={8} bg={v.tint}>
            <Box h={16} w={`${share * 100}%`} round={8} bg={late ? shapla[500] : v.accent} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Things to press, the chosen one filled. */
export function Choices({ choices, chosen }: { choices: readonly string[]; chosen: number }) {
  return (
    <Box row gap={14} pad="12 26" style={{ flexWrap: 'wrap' }}>
      {choices.map((choice, index) => (
        <Badge key={choice} tone={index === chosen ? 'solid' : 'plain'} size={28}>
          {choice}
        </Badge>
      ))}
    </Box>
  );
}

/** A text message as a simple phone shows it, in the place of a window. */
export function Message({
  bg,
  from,
  time,
  children,
}: {
  bg: string;
  from: string;
  time: string;
  children: ReactNode;
}) {
  return (
    <Feature bg={bg} title={from} aside={time}>
      <Box
        pad="22 26"
        bg={v.tint}
        round="8px 28px 28px 28px"
        style={{ margin: '10px 44px 0 26px' }}
      >
        <T size={31} leading={1.4}>
          {children}
        </T>
      </Box>
    </Feature>
  );
}
