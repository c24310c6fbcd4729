/** One amount field in its four states, beside the code that draws it. */
import { Box } from '#kit/box.tsx';
import { Code } from '#kit/code.tsx';
import { Icon } from '#kit/icon.tsx';
import { accent, brand, shapla } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    amount: 'Amount',
    empty: { name: 'empty', value: '0' },
    filled: { name: 'filled', value: '45,000', note: 'forty-five thousand taka' },
    wrong: { name: 'wrong', value: '45,0000', note: 'Group as 4,50,000' },
    off: { name: 'disabled', value: '45,000', note: 'Approved, cannot change' },
    contrast: 'Contrast 8.1 to 1',
    voice: 'Read out in two languages',
  },
  bn: {
    amount: 'টাকার পরিমাণ',
    empty: { name: 'ফাঁকা', value: '০' },
    filled: { name: 'লেখা', value: '৪৫,০০০', note: 'পঁয়তাল্লিশ হাজার টাকা' },
    wrong: { name: 'ভুল', value: '৪৫,০০০০', note: 'এভাবে লিখুন: ৪,৫০,০০০' },
    off: { name: 'বন্ধ', value: '৪৫,০০০', note: 'অনুমোদিত, বদলানো যাবে না' },
    contrast: 'কনট্রাস্ট ৮.১ : ১',
    voice: 'দুই ভাষায় পড়ে শোনায়',
  },
});

interface StateProps {
  label: string;
  name: string;
  value: string;
  empty?: boolean;
  note?: string;
  focus?: boolean;
  wrong?: boolean;
  off?: boolean;
}

function State({ label, name, value, empty, note, focus, wrong, off }: StateProps) {
  const edge = wrong ? shapla[500] : focus ? brand[700] : v.line;
  return (
    <Box gap={8} style={{ opacity: off ? 0.55 : 1, position: 'relative' }}>
      <Box row justify="space-between">
        <T size={28} weight={600}>
          {label}
        </T>
        <T size={25} soft>
          {name}
        </T>
      </Box>
      <Box
        row
        gap={20}
        h={82}
        round={20}
        pad="0 28"
        bg={off ? 'oklch(.93 .01 85)' : 'white'}
        style={{ border: `4px solid ${edge}` }}
      >
        <T size={36} weight={600} soft>
          ৳
        </T>
        <T size={38} weight={600} color={empty ? v.soft : v.ink} style={{ flex: 1 }}>
          {value}
        </T>
        {wrong ? <Icon name="tabler:alert-circle" size={40} color={shapla[700]} /> : null}
      </Box>
      {focus ? (
        <StitchFrame
          w={506}
          h={102}
          round={28}
          width={5}
          color={accent[500]}
          dash="14 13"
          style={{ position: 'absolute', left: -13, top: 36 }}
        />
      ) : null}
      {note ? (
        <T size={25} weight={600} color={wrong ? shapla[700] : v.soft} style={{ marginTop: 5 }}>
          {note}
        </T>
      ) : null}
    </Box>
  );
}

export default function Catalogue({ words }: SceneProps<Words>) {
  return (
    <Plate ground="linen">
      <Box at={[70, 34]}>
        <T head size={52}>
          AmountField
        </T>
      </Box>
      <Box at={[70, 126]} w={480} gap={24}>
        <State label={words.amount} {...words.empty} empty />
        <State label={words.amount} {...words.filled} focus />
        <State label={words.amount} {...words.wrong} wrong />
        <State label={words.amount} {...words.off} off />
      </Box>
      <Box at={[620, 0]} w={580} h={900} bg={brand[950]} pad="60 50" gap={44}>
        <Code
          size={33}
          leading={1.6}
          lines={[
            [
              ['c', '<'],
              ['n', 'AmountField'],
            ],
            [
              ['k', '   label'],
              ['p', '='],
              ['s', '"Amount"'],
            ],
            [
              ['k', '   value'],
              ['p', '={'],
              ['w', '45000'],
              ['p', '}'],
            ],
            [
              ['k', '   currency'],
              ['p', '='],
              ['s', '"BDT"'],
            ],
            [
              ['k', '   grouping'],
              ['p', '='],
              ['s', '"lakh"'],
            ],
            [['k', '   words']],
            [['c', '/>']],
          ]}
        />
        <Box gap={22}>
          {[
            ['tabler:contrast-2', words.contrast],
            ['tabler:keyboard', 'Tab, Enter, Escape'],
            ['tabler:volume', words.voice],
          ].map(([icon, text]) => (
            <Box key={text} row gap={22} color="white">
              <Icon name={icon ?? ''} size={46} color={accent[400]} />
              <T size={30} weight={500}>
                {text}
              </T>
            </Box>
          ))}
        </Box>
      </Box>
    </Plate>
  );
}
