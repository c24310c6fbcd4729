/** February's posts: the two great days marked, two still waiting for a yes. */
import { Box } from '#kit/box.tsx';
import { Panjabi } from '#kit/goods/cloth.tsx';
import { Icon } from '#kit/icon.tsx';
import { marigold, paddy } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { themed } from '#kit/theme.ts';

export const size = sizes.block;

const teal = 'oklch(.38 .09 190)';
const theme = themed({ accent: teal, ink: 'oklch(.24 .04 200)', soft: 'oklch(.45 .03 200)' });

interface Post {
  words: string;
  bg: string;
  color: string;
  ok: boolean;
  dress?: string;
}

const posts: Record<number, Post> = {
  5: {
    words: 'New cotton',
    bg: 'oklch(.90 .05 190)',
    color: teal,
    ok: true,
    dress: 'oklch(.96 .02 90)',
  },
  10: { words: 'বেতনের পর', bg: 'oklch(.93 .03 85)', color: teal, ok: true },
  14: {
    words: 'ফাল্গুন',
    bg: 'oklch(.84 .16 88)',
    color: 'oklch(.32 .10 30)',
    ok: true,
    dress: 'oklch(.60 .19 40)',
  },
  21: { words: 'একুশে', bg: 'oklch(.20 .01 20)', color: 'white', ok: false },
  26: { words: 'রমজান', bg: 'oklch(.42 .09 165)', color: 'white', ok: false },
};

export default function Calendar() {
  return (
    <Plate ground={{ css: 'oklch(.92 .03 190)' }} theme={theme}>
      <Box at={[50, 36]} w={1100} row justify="space-between">
        <T head size={58}>
          February 2026
        </T>
        <Box row gap={30}>
          <State ok words="3 approved" />
          <State words="2 waiting" />
        </Box>
      </Box>
      <Box at={[50, 122]} w={1100} grid={7} gap={10}>
        {['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => (
          <T key={day} size={26} weight={600} soft center>
            {day}
          </T>
        ))}
        {Array.from({ length: 28 }, (_, index) => index + 1).map((day) => (
          <Day key={day} day={day} />
        ))}
      </Box>
    </Plate>
  );
}

function State({ ok, words }: { ok?: boolean; words: string }) {
  return (
    <Box row gap={12} color={ok ? paddy[700] : marigold[700]}>
      <Icon name={ok ? 'tabler:circle-check-filled' : 'tabler:clock-hour-4'} size={40} />
      <T size={30} weight={700} line>
        {words}
      </T>
    </Box>
  );
}

function Day({ day }: { day: number }) {
  const post = posts[day];
  return (
    <Box
      h={168}
      round={18}
      bg={post?.bg ?? 'white'}
      color={post?.color}
      pad="12 14"
      clip={!post}
      style={{ position: 'relative' }}
    >
      <T head size={32} color={post ? undefined : theme.soft}>
        {day}
      </T>
      {post ? (
        <>
          <T
            size={29}
            weight={700}
            leading={1.12}
            style={{ marginTop: 4, position: 'relative', zIndex: 1 }}
          >
            {post.words}
          </T>
          {post.dress ? (
            <div style={{ position: 'absolute', right: 4, bottom: 4 }}>
              <Panjabi size={82} a={post.dress} />
            </div>
          ) : null}
          <div style={{ position: 'absolute', left: 12, bottom: 12 }}>
            <Icon
              name={post.ok ? 'tabler:circle-check-filled' : 'tabler:clock-hour-4'}
              size={40}
              color={post.color}
            />
          </div>
          {post.ok ? null : (
            <StitchFrame
              w={164}
              h={180}
              round={22}
              width={5}
              color={marigold[500]}
              dash="14 13"
              style={{ position: 'absolute', left: -8, top: -6 }}
            />
          )}
        </>
      ) : null}
    </Box>
  );
}
