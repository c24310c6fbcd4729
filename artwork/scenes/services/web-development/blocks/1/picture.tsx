/** A land buyer's instalments: two years of months, each paid, late, due or to come. */
import { Badge } from '#kit/badge.tsx';
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { accent, brand, muslin, paddy, shapla } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    plot: 'Plot 17, Purbachal',
    buyer: '5 katha, buyer Rezaul Karim',
    firm: 'Lotkon Properties',
    price: 'Price',
    paid: 'Paid',
    remaining: 'Remaining',
    late: { name: 'Instalment 10', date: '5 October 2026', state: 'Late, call today' },
    due: { name: 'Instalment 11', date: '5 November 2026', state: 'Due in 6 days' },
  },
  bn: {
    plot: 'প্লট ১৭, পূর্বাচল',
    buyer: '৫ কাঠা, ক্রেতা রেজাউল করিম',
    firm: 'লটকন প্রপার্টিজ',
    price: 'দাম',
    paid: 'পরিশোধিত',
    remaining: 'বাকি আছে',
    late: { name: 'কিস্তি ১০', date: '৫ অক্টোবর ২০২৬', state: 'বকেয়া, আজই ফোন করুন' },
    due: { name: 'কিস্তি ১১', date: '৫ নভেম্বর ২০২৬', state: '৬ দিন পর দেওয়ার তারিখ' },
  },
});

const theme = themed({ accent: brand[800], surface: muslin[50] });

const looks = {
  paid: { bg: paddy[100], color: paddy[700], line: paddy[100] },
  late: { bg: shapla[500], color: 'white', line: shapla[500] },
  due: { bg: accent[400], color: 'oklch(.24 .05 275)', line: accent[400] },
  open: { bg: 'white', color: 'oklch(.45 .04 275)', line: muslin[300] },
};

const stateOf = (no: number): keyof typeof looks =>
  no < 10 ? 'paid' : no === 10 ? 'late' : no === 11 ? 'due' : 'open';

function Sum({ label, amount, color }: { label: string; amount: string; color?: string }) {
  return (
    <Box grow gap={2}>
      <T size={24} soft>
        {label}
      </T>
      <T head size={38} color={color} line>
        {amount}
      </T>
    </Box>
  );
}

export default function Instalments({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.86 .05 60)' }} theme={theme}>
      <Window w={1080} h={800} at={[60, 50]} bg={muslin[50]} round={32}>
        <Box pad="40 48 0" gap={language === 'bn' ? 22 : 30}>
          <Box row justify="space-between" align="flex-start">
            <Box gap={6}>
              <T head size={46}>
                {words.plot}
              </T>
              <T size={26} soft>
                {words.buyer}
              </T>
            </Box>
            <T size={26} weight={700} color={v.accent}>
              {words.firm}
            </T>
          </Box>
          <Box row gap={20}>
            <Sum label={words.price} amount={taka(6000000, language)} />
            <Sum label={words.paid} amount={taka(3000000, language)} color={paddy[700]} />
            <Sum label={words.remaining} amount={taka(3000000, language)} />
          </Box>
          <Box grid={8} gap={12}>
            {Array.from({ length: 24 }, (_, index) => index + 1).map((no) => {
              const look = looks[stateOf(no)];
              return (
                <Box
                  key={no}
                  center
                  h={88}
                  round={14}
                  bg={look.bg}
                  line={look.line}
                  color={look.color}
                >
                  {stateOf(no) === 'paid' ? (
                    <Icon name="tabler:check" size={36} stroke={3} />
                  ) : (
                    <T head size={30}>
                      {digits(no, language)}
                    </T>
                  )}
                </Box>
              );
            })}
          </Box>
          <Box gap={14}>
            <Line {...words.late} amount={taka(200000, language)} late />
            <Line {...words.due} amount={taka(200000, language)} />
          </Box>
        </Box>
      </Window>
    </Plate>
  );
}

function Line({
  name,
  date,
  amount,
  state,
  late,
}: {
  name: string;
  date: string;
  amount: string;
  state: string;
  late?: boolean;
}) {
  return (
    <Box
      row
      gap={20}
      bg="white"
      line={late ? shapla[300] : accent[400]}
      round={18}
      pad="0 26"
      h={88}
    >
      <T size={27} weight={700} line>
        {name}
      </T>
      <T size={25} soft line style={{ flex: 1 }}>
        {date}
      </T>
      <T size={28} weight={700} line>
        {amount}
      </T>
      <Badge tone={late ? 'late' : 'wait'} size={23}>
        {state}
      </Badge>
    </Box>
  );
}
