/** Lal Sutli: one panjabi by size and colour, the stock in each square, an exchange under way. */

import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Panjabi } from '#kit/demo/panjabi.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { lalSutli } from '#kit/lettering/software.ts';
import { Lettering } from '#kit/lettering.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 13, top: 198, width: 638 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    place: 'Zindabazar, Sylhet · Offer 10% until the 20th',
    name: 'Panjabi Meghdut',
    cloth: 'Slub cotton, embroidered placket',
    pieces: '71 pieces',
    colours: { white: 'White', indigo: 'Indigo', olive: 'Olive', maroon: 'Maroon' },
    back: '+1 back',
    out: '−1 out',
    exchange: 'Exchange',
    receipt: 'Old receipt LS-20817, 9 Nov',
    buyer: 'Farhan Chowdhury',
    returned: 'Returned',
    taken: 'Taken',
    pay: 'To pay',
    finish: 'Finish, print slip',
  },
  bn: {
    place: 'জিন্দাবাজার, সিলেট · অফার ১০%, ২০ তারিখ পর্যন্ত',
    name: 'পাঞ্জাবি মেঘদূত',
    cloth: 'স্লাব সুতি, বুকে এমব্রয়ডারি',
    pieces: '৭১ পিস',
    colours: { white: 'সাদা', indigo: 'নীল', olive: 'জলপাই', maroon: 'মেরুন' },
    back: '+১ ফেরত',
    out: '−১ গেল',
    exchange: 'বদল',
    receipt: 'পুরোনো রসিদ LS-20817, ৯ নভেম্বর',
    buyer: 'ফারহান চৌধুরী',
    returned: 'ফেরত দিলেন',
    taken: 'নিলেন',
    pay: 'দিতে হবে',
    finish: 'বদল শেষ, স্লিপ প্রিন্ট',
  },
});

const theme = themed({
  ground: '#fdf6f4',
  ink: '#33131a',
  soft: '#86646b',
  line: '#efd8d5',
  accent: '#c3122f',
  tint: '#fbe3e1',
});
const colours = [
  ['white', '#f7f3ea', [4, 7, 9, 3, 1]],
  ['indigo', '#27367f', [2, 5, 6, 0, 2]],
  ['olive', '#74804a', [0, 3, 8, 4, 1]],
  ['maroon', '#7d1531', [6, 1, 4, 5, 0]],
] as const;
const price = 2450;
const measures = [38, 40, 42, 44, 46];

export default function ClothesShop({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box
        row
        justify="space-between"
        h={88}
        pad="0 36"
        style={{ borderBottom: `3px dashed ${v.accent}` }}
      >
        <Lettering of={lalSutli} size={56} color={v.accent} />
        <T size={21} soft>
          {words.place}
        </T>
      </Box>
      <Box at={[36, 108]} w={720} gap={18}>
        <Box row justify="space-between" align="flex-end">
          <Box>
            <T head size={38}>
              {words.name}
            </T>
            <T size={21} soft>
              {words.cloth} · {taka(price, language)}
            </T>
          </Box>
          <T size={22} weight={600}>
            {words.pieces}
          </T>
        </Box>
        <Box grid="170px repeat(5, 1fr)" gap={10} align="center">
          <div />
          {measures.map((measure) => (
            <T key={measure} size={28} weight={700} center>
              {digits(measure, language)}
            </T>
          ))}
          {colours.flatMap(([name, cloth, stock]) => [
            <Box key={name} row gap={10}>
              <Panjabi cloth={cloth} size={70} />
              <T size={20} weight={600}>
                {words.colours[name]}
              </T>
            </Box>,
            ...stock.map((count, index) => {
              const back = name === 'indigo' && index === 1;
              const out = name === 'indigo' && index === 2;
              return (
                <Box
                  key={`${name}${index}`}
                  h={108}
                  center
                  round={12}
                  bg={
                    out ? v.accent : count === 0 ? 'transparent' : count < 3 ? '#ffe7b3' : 'white'
                  }
                  color={out ? 'white' : count === 0 ? '#b9a1a3' : v.ink}
                  line={back ? v.accent : count === 0 ? v.line : 'transparent'}
                  style={{
                    borderStyle: back || count === 0 ? 'dashed' : 'solid',
                    borderWidth: back ? 4 : 2,
                  }}
                >
                  <T size={38} weight={700} leading={1.1}>
                    {digits(count, language)}
                  </T>
                  {back || out ? (
                    <T size={17} weight={600} leading={1}>
                      {back ? words.back : words.out}
                    </T>
                  ) : null}
                </Box>
              );
            }),
          ])}
        </Box>
      </Box>
      <Box
        at={[796, 120]}
        w={368}
        h={612}
        bg={v.accent}
        color="white"
        round={24}
        pad="28 30"
        gap={12}
      >
        <Box row gap={12}>
          <Icon name="tabler:arrows-exchange" size={36} />
          <T head size={34}>
            {words.exchange}
          </T>
        </Box>
        <T size={20} leading={1.35}>
          {words.receipt}
          <br />
          {words.buyer}
        </T>
        <Box row align="flex-end" justify="space-between" bg="#ffffff1f" round={18} pad="12 20">
          <Box align="center" gap={6}>
            <Panjabi cloth="#27367f" size={96} />
            <T size={34} weight={800}>
              {digits(40, language)}
            </T>
          </Box>
          <Icon name="tabler:arrow-right" size={46} />
          <Box align="center" gap={6}>
            <Panjabi cloth="#27367f" size={108} />
            <T size={34} weight={800}>
              {digits(42, language)}
            </T>
          </Box>
        </Box>
        <Box gap={10}>
          {(
            [
              [words.returned, price],
              [words.taken, price],
            ] as const
          ).map(([what, amount]) => (
            <Box key={what} row justify="space-between">
              <T size={22}>{what}</T>
              <T size={24} weight={600}>
                {taka(amount, language)}
              </T>
            </Box>
          ))}
          <Box
            row
            justify="space-between"
            pad="10 0 0"
            style={{ borderTop: '2px dashed #ffffff88' }}
          >
            <T size={24} weight={700}>
              {words.pay}
            </T>
            <T size={30} weight={800}>
              {taka(0, language)}
            </T>
          </Box>
        </Box>
        <Button
          size={23}
          h={60}
          w="100%"
          bg="white"
          color={v.accent}
          round={14}
          style={{ marginTop: 'auto' }}
          icon="tabler:printer"
        >
          {words.finish}
        </Button>
      </Box>
    </Scene>
  );
}
