/** Parcels that wait in line while the courier's system is down. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Parcel } from '#kit/goods/transport.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { accent, brand, paddy, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    answers: 'Steadfast answers again',
    down: 'down 14:01 to 14:21',
    hour: '14',
    places: { cumilla: 'Cumilla', khulna: 'Khulna', sylhet: 'Sylhet', rangpur: 'Rangpur' },
    cash: 'cash',
    paid: 'paid',
  },
  bn: {
    answers: 'স্টেডফাস্ট আবার সাড়া দিচ্ছে',
    down: 'বন্ধ ছিল দুপুর ২:০১–২:২১',
    hour: '2',
    places: { cumilla: 'কুমিল্লা', khulna: 'খুলনা', sylhet: 'সিলেট', rangpur: 'রংপুর' },
    cash: 'ক্যাশ',
    paid: 'টাকা এসেছে',
  },
});

/** minutes after two */
type Try = readonly [minute: string, ok: boolean | undefined];
const parcels: readonly (readonly [
  no: string,
  place: keyof Words['places'],
  cash: number,
  tries: readonly Try[],
])[] = [
  [
    'D-20419',
    'cumilla',
    1450,
    [
      ['02', false],
      ['07', false],
      ['22', true],
    ],
  ],
  [
    'D-20421',
    'khulna',
    0,
    [
      ['05', false],
      ['10', false],
      ['23', true],
    ],
  ],
  [
    'D-20422',
    'sylhet',
    3980,
    [
      ['11', false],
      ['16', false],
      ['26', undefined],
    ],
  ],
  [
    'D-20425',
    'rangpur',
    760,
    [
      ['14', false],
      ['19', false],
      ['29', undefined],
    ],
  ],
];

function Attempt({ time, ok }: { time: string; ok: boolean | undefined }) {
  const color = ok === undefined ? v.soft : ok ? paddy[700] : shapla[700];
  const bg = ok === undefined ? 'white' : ok ? paddy[100] : shapla[100];
  return (
    <Box
      row
      gap={6}
      bg={bg}
      color={color}
      line={ok === undefined ? v.line : bg}
      round={30}
      pad="8 16"
    >
      <Icon
        name={ok === undefined ? 'tabler:clock' : ok ? 'tabler:check' : 'tabler:x'}
        size={26}
        stroke={2.6}
      />
      <T size={25} weight={600} line>
        {time}
      </T>
    </Box>
  );
}

export default function Queue({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground="accentLight">
      <Thread d="M122 30V880" color={accent[700]} width={7} dash="20 19" />
      <Box
        at={[60, 48]}
        row
        gap={20}
        w={1080}
        h={112}
        bg={brand[900]}
        color="white"
        round={28}
        pad="0 36"
      >
        <Icon name="tabler:truck-delivery" size={52} color={accent[400]} />
        <T head size={38} style={{ flex: 1 }}>
          {words.answers}
        </T>
        <T size={28} weight={500}>
          {words.down}
        </T>
      </Box>
      {parcels.map(([no, place, cash, tries], index) => (
        <Box
          key={no}
          at={[60, 190 + index * 166]}
          row
          gap={26}
          w={1080}
          h={146}
          bg="white"
          round={28}
          pad="0 32 0 22"
          shadow
        >
          <Parcel size={112} />
          <Box grow>
            <T size={33} weight={700} leading={1.2}>
              {no}
            </T>
            <T size={27} soft line>
              {words.places[place]}, {cash ? `${words.cash} ${taka(cash, language)}` : words.paid}
            </T>
          </Box>
          <Box row gap={10}>
            {tries.map(([minute, ok]) => (
              <Attempt key={minute} time={digits(`${words.hour}:${minute}`, language)} ok={ok} />
            ))}
          </Box>
        </Box>
      ))}
    </Plate>
  );
}
