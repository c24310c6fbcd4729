/** One sale at a pharmacy in eleven notes; two of them hold the queue up. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { accent, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Bokul Pharmacy, one sale',
    time: '6 min 20 s',
    both: 'Both cost two minutes',
    notes: [
      'Salaam, welcome',
      'Read the slip',
      'Find the name',
      'Fetch from the shelf',
      'Check the expiry',
      'Cut the strip',
      'Write up the credit',
      'Add it up',
      'Take the money',
      'Look for change',
      'Fill the packet',
    ],
  },
  bn: {
    title: 'বকুল ফার্মেসি, একটি বিক্রি',
    time: '৬ মিনিট ২০ সেকেন্ড',
    both: 'দুটিতেই যায় দুই মিনিট',
    notes: [
      'সালাম, কুশল',
      'প্রেসক্রিপশন পড়া',
      'নাম খোঁজা',
      'তাক থেকে আনা',
      'মেয়াদ দেখা',
      'পাতা কাটা',
      'খাতায় বাকি লেখা',
      'যোগ করা',
      'টাকা নেওয়া',
      'ভাংতি খোঁজা',
      'প্যাকেটে ভরা',
    ],
  },
});

const yellow = 'oklch(.93 .11 98)';
const blue = 'oklch(.90 .05 225)';
const green = 'oklch(.91 .08 150)';

const colours = [yellow, yellow, blue, yellow, green, yellow, blue, yellow, green, yellow, yellow];

const turns = [-3, 2, -1.5, 2.5, -2, 1.5, -2.5, 3, -1, 2, -3];

const place = (index: number): readonly [number, number] => {
  const row = Math.floor(index / 4);
  const column = row === 1 ? 3 - (index % 4) : index % 4;
  return [70 + column * 280, 170 + row * 240];
};

export default function Notes({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.76 .06 70)' }}>
      <Box at={[64, 44]} w={1072} row justify="space-between" align="baseline">
        <T head size={50}>
          {words.title}
        </T>
        <T size={31} weight={600}>
          {words.time}
        </T>
      </Box>
      <Thread
        d="M170 262H1010Q1130 262 1130 382V382Q1130 502 1010 502H190Q70 502 70 622V622Q70 742 190 742H730"
        color="oklch(.42 .12 25)"
        width={8}
        dash="20 19"
      />
      {words.notes.map((note, index) => (
        <Box
          key={note}
          at={place(index)}
          w={228}
          h={186}
          bg={colours[index]}
          pad="18 22"
          style={{
            rotate: `${turns[index] ?? 0}deg`,
            boxShadow: '0 12px 20px oklch(.3 .06 60/.3)',
          }}
        >
          <T size={34} weight={800} color="oklch(.42 .12 25)">
            {digits(index + 1, language)}
          </T>
          <T size={36} weight={600} leading={1.25}>
            {note}
          </T>
        </Box>
      ))}
      <svg aria-hidden="true" width={1200} height={900} style={{ position: 'absolute', inset: 0 }}>
        <g fill="none" stroke={shapla[700]} strokeWidth="9" strokeLinecap="round">
          <path d="M612 270C600 140 880 130 886 260S620 400 610 270C606 230 640 190 690 170" />
          <path d="M326 510C310 370 600 370 606 500S340 650 326 500C324 450 360 420 400 406" />
        </g>
      </svg>
      <Box at={[930, 676]} w={220} bg={shapla[700]} color="white" round={22} pad="20 26">
        <T size={33} weight={700} leading={1.2}>
          {words.both}
        </T>
      </Box>
      <Box at={[0, 884]} w={1200} h={16} bg={accent[700]} />
    </Plate>
  );
}
