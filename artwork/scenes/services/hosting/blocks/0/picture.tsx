/** Three domains as three name boards, with their owner and what they wait for. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { accent, brand, paddy } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    owner: 'Owner: Kadamtala Tiles',
    count: '3 domains',
    com: { state: 'Paid until 9 July 2027', note: 'renews itself' },
    bd: { state: 'Waiting for trade licence copy', note: 'BTCL' },
    net: { state: '৳ 1,650 due in 30 days', note: 'first reminder sent' },
  },
  bn: {
    owner: 'মালিক: কদমতলা টাইলস',
    count: '৩টি ডোমেইন',
    com: { state: 'মেয়াদ ৯ জুলাই ২০২৭ পর্যন্ত', note: 'নিজে থেকেই নবায়ন' },
    bd: { state: 'ট্রেড লাইসেন্সের কপির অপেক্ষায়', note: 'বিটিসিএল' },
    net: { state: '৩০ দিনের মধ্যে ৳ ১,৬৫০', note: 'প্রথম রিমাইন্ডার গেছে' },
  },
});

interface BoardProps {
  name: string;
  ending: string;
  icon: string;
  color: string;
  state: string;
  note: string;
}

function Board({ name, ending, icon, color, state, note }: BoardProps) {
  return (
    <Box
      h={218}
      bg="white"
      round={32}
      shadow
      pad="34 44"
      justify="space-between"
      style={{ position: 'relative' }}
    >
      <T head size={62} line>
        {name}
        <span style={{ color: brand[600] }}>{ending}</span>
      </T>
      <Box row gap={16} color={color}>
        <Icon name={icon} size={40} stroke={2.3} />
        <T size={31} weight={600} line style={{ flex: 1 }}>
          {state}
        </T>
        <T size={28} line color={v.soft}>
          {note}
        </T>
      </Box>
    </Box>
  );
}

export default function Domains({ words }: SceneProps<Words>) {
  return (
    <Plate ground="shapla">
      <Box at={[90, 50]} w={1020} row justify="space-between" align="baseline">
        <T head size={44}>
          {words.owner}
        </T>
        <T size={28} soft>
          {words.count}
        </T>
      </Box>
      <Thread d="M180 120V880M1020 120V880" color="oklch(.55 .15 10)" width={8} dash="20 20" />
      <Box at={[90, 132]} w={1020} gap={34}>
        <Board
          name="kadamtalatiles"
          ending=".com"
          icon="tabler:circle-check"
          color={paddy[700]}
          {...words.com}
        />
        <Board
          name="kadamtala"
          ending=".com.bd"
          icon="tabler:hourglass"
          color={accent[700]}
          {...words.bd}
        />
        <Board
          name="tilesctg"
          ending=".net"
          icon="tabler:bell-ringing"
          color="oklch(.50 .19 10)"
          {...words.net}
        />
      </Box>
    </Plate>
  );
}
