/** A firm's systems on one page: eight lights, three first steps. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { taka } from '#kit/money.ts';
import { accent, paddy, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { Sheet } from '#kit/sheet.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    firm: 'Amloki Agro',
    title: 'IT review on one page, Bogura',
    date: 'October 2026',
    systems: {
      accounts: 'Accounts',
      coldStore: 'Cold store log',
      seed: 'Seed stock',
      payroll: 'Payroll',
      website: 'Website',
      email: 'E-mail',
      backups: 'Backups',
      weighbridge: 'Weighbridge',
    },
    first: 'First steps',
    steps: {
      backup: 'Back up to a second place',
      temperature: 'Temperature log by sensor',
      seed: 'Seed stock out of Excel',
    },
  },
  bn: {
    firm: 'আমলকী অ্যাগ্রো',
    title: 'এক পাতায় আইটি রিভিউ, বগুড়া',
    date: 'অক্টোবর ২০২৬',
    systems: {
      accounts: 'হিসাব',
      coldStore: 'হিমাগারের লগ',
      seed: 'বীজের স্টক',
      payroll: 'বেতন',
      website: 'ওয়েবসাইট',
      email: 'ইমেইল',
      backups: 'ব্যাকআপ',
      weighbridge: 'ট্রাক স্কেল',
    },
    first: 'প্রথম তিনটি কাজ',
    steps: {
      backup: 'আরেক জায়গায় ব্যাকআপ',
      temperature: 'সেন্সরে তাপমাত্রার লগ',
      seed: 'বীজের স্টক এক্সেল থেকে সরানো',
    },
  },
});

const green = paddy[500];
const amber = accent[400];
const red = shapla[500];

const systems = [
  ['accounts', green],
  ['coldStore', red],
  ['seed', amber],
  ['payroll', amber],
  ['website', green],
  ['email', green],
  ['backups', red],
  ['weighbridge', green],
] as const;

const steps = [
  ['backup', 40000],
  ['temperature', 180000],
  ['seed', 350000],
] as const;

export default function Review({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.80 .07 145)' }}>
      <Sheet w={900} h={792} at={[150, 34]} turn={1} pad="36 60" gap={language === 'bn' ? 18 : 28}>
        <Box row justify="space-between" align="flex-start">
          <Box>
            <T head size={56}>
              {words.firm}
            </T>
            <T size={28} soft>
              {words.title}
            </T>
          </Box>
          <T size={26} soft>
            {words.date}
          </T>
        </Box>
        <Box grid={2} gap={10} style={{ columnGap: 30 }}>
          {systems.map(([system, light]) => (
            <Box key={system} row gap={20} h={62} pad="0 22" round={18} bg="oklch(.965 .014 85)">
              <Box w={36} h={36} round={20} bg={light} />
              <T size={31} weight={600} line>
                {words.systems[system]}
              </T>
            </Box>
          ))}
        </Box>
        <Box gap={4} style={{ position: 'relative' }}>
          <T head size={38} style={{ marginBottom: 4 }}>
            {words.first}
          </T>
          <Thread d="M27 80V240" color={accent[500]} width={6} dash="12 15" />
          {steps.map(([step, price], index) => (
            <Box key={step} row gap={24} h={70} style={{ position: 'relative' }}>
              <Box center w={54} h={54} round={30} bg={accent[400]}>
                <T head size={30}>
                  {digits(index + 1, language)}
                </T>
              </Box>
              <T size={31} weight={500} line style={{ flex: 1 }}>
                {words.steps[step]}
              </T>
              <T head size={38} line color={v.ink}>
                {taka(price, language)}
              </T>
            </Box>
          ))}
        </Box>
      </Sheet>
    </Plate>
  );
}
