/** One sale screen, grown up: from pencil over grey to colour. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { SaleScreen } from '#kit/drawn/sale-screen.tsx';
import { accent } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;
export const detail = { left: 525, top: 402, width: 660 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    pencil: 'Pencil',
    wireframe: 'Wireframe',
    colour: 'Colour',
    screen: {
      shop: 'Chalta Foods',
      goods: {
        toast: 'Toast',
        chips: 'Chips',
        biscuits: 'Biscuits',
        noodles: 'Noodles',
        tea: 'Tea',
        cake: 'Cake',
      },
      bill: 'Bill',
      pay: 'Pay',
    },
  },
  bn: {
    pencil: 'স্কেচ',
    wireframe: 'ওয়্যারফ্রেম',
    colour: 'রং',
    screen: {
      shop: 'চালতা ফুডস',
      goods: {
        toast: 'টোস্ট',
        chips: 'চিপস',
        biscuits: 'বিস্কুট',
        noodles: 'নুডলস',
        tea: 'চা',
        cake: 'কেক',
      },
      bill: 'বিল',
      pay: 'পেমেন্ট',
    },
  },
});

function Step({ at, no, word }: { at: readonly [number, number]; no: string; word: string }) {
  return (
    <Box at={at} row gap={16}>
      <Box center w={58} h={58} round={30} bg={accent[400]}>
        <T head size={32}>
          {no}
        </T>
      </Box>
      <T size={33} weight={700} line>
        {word}
      </T>
    </Box>
  );
}

export default function Stages({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.91 .03 60)' }}>
      <Box at={[50, 50]} style={{ rotate: '-2deg' }} shadow>
        <SaleScreen w={520} stage="pencil" words={words.screen} language={language} />
      </Box>
      <Box at={[300, 300]} shadow round={14}>
        <SaleScreen w={520} stage="grey" words={words.screen} language={language} />
      </Box>
      <Box at={[556, 424]} shadow round={20}>
        <SaleScreen w={600} stage="colour" words={words.screen} language={language} />
      </Box>
      <Thread
        d="M776 78C816 80 820 120 800 172M976 222C1036 226 1060 270 1050 328"
        color={accent[500]}
        width={8}
        dash="16 17"
      />
      <Step at={[590, 48]} no={digits(1, language)} word={words.pencil} />
      <Step at={[720, 190]} no={digits(2, language)} word={words.wireframe} />
      <Step at={[948, 346]} no={digits(3, language)} word={words.colour} />
    </Plate>
  );
}
