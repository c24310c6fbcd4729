/** A seat plan that five people tried, and where one of them tapped wrongly. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { shapla } from '#kit/palette.ts';
import { Phone } from '#kit/phone.tsx';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    tester: 'Prototype, tester 3 of 5',
    title: 'Three wrong taps',
    remarks: [
      'The steering wheel, taken for a menu',
      'A sold seat, grey was not clear',
      'The price, for a button',
    ],
    time: '20:31',
    route: 'Dhaka to Sylhet',
    bus: 'Thu 23:15, Sayedabad',
    seats: '2 × ৳\u00a0700',
    next: 'Go on',
  },
  bn: {
    tester: 'প্রোটোটাইপ, ৫ জনের তৃতীয়জন',
    title: 'তিনবার ভুল জায়গায় চাপ',
    remarks: ['স্টিয়ারিংকে মেনু ভেবেছেন', 'বিক্রি হওয়া সিট, ধূসর রং বোঝেননি', 'দামকে বোতাম ভেবেছেন'],
    time: '৮:৩১',
    route: 'ঢাকা থেকে সিলেট',
    bus: 'বৃহ. রাত ১১:১৫, সায়েদাবাদ',
    seats: '২ × ৳\u00a0৭০০',
    next: 'এগোন',
  },
});

const theme = themed({
  accent: 'oklch(.48 .13 155)',
  tint: 'oklch(.93 .05 155)',
  ink: 'oklch(.24 .05 170)',
  soft: 'oklch(.44 .03 170)',
  line: 'oklch(.84 .03 160)',
});

const sold = new Set(['A1', 'A2', 'B3', 'C1', 'C2', 'D4', 'E2', 'E3', 'F1']);
const mine = new Set(['B1', 'B2']);

function Seat({ name }: { name: string }) {
  const taken = sold.has(name);
  const own = mine.has(name);
  return (
    <Box
      center
      w={82}
      h={72}
      round="22px 22px 12px 12px"
      bg={taken ? 'oklch(.86 .01 170)' : own ? v.accent : 'white'}
      line={taken ? 'oklch(.86 .01 170)' : own ? v.accent : v.line}
      color={own ? 'white' : taken ? 'oklch(.52 .01 170)' : v.ink}
    >
      <T size={27} weight={600}>
        {name}
      </T>
    </Box>
  );
}

function Tap({ at, no }: { at: readonly [number, number]; no: string }) {
  return (
    <Box
      at={at}
      center
      w={104}
      h={104}
      round={60}
      bg="oklch(.64 .2 5/.28)"
      style={{ border: `6px solid ${shapla[500]}` }}
    >
      <Box center w={54} h={54} round={30} bg={shapla[700]} color="white">
        <T head size={30}>
          {no}
        </T>
      </Box>
    </Box>
  );
}

export default function SeatPlan({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.90 .06 165)' }} theme={theme}>
      <Box at={[690, 84]} w={450} gap={8}>
        <T size={29} weight={600} color={v.accent}>
          {words.tester}
        </T>
        <T head size={62}>
          {words.title}
        </T>
      </Box>
      <Box at={[690, 320]} w={450} gap={20}>
        {words.remarks.map((remark, index) => (
          <Box key={remark} row gap={24} h={136} round={28} bg="white" shadow pad="0 30">
            <Box center w={64} h={64} round={34} bg={shapla[700]} color="white">
              <T head size={34}>
                {digits(index + 1, language)}
              </T>
            </Box>
            <T size={31} weight={600} leading={1.25}>
              {remark}
            </T>
          </Box>
        ))}
      </Box>
      <Phone w={540} h={1040} at={[74, 24]} time={words.time}>
        <Box row justify="space-between" pad="2 34 18">
          <Box>
            <T size={34} weight={700} leading={1.2}>
              {words.route}
            </T>
            <T size={26} soft>
              {words.bus}
            </T>
          </Box>
          <Icon name="tabler:steering-wheel" size={64} color={v.soft} stroke={1.7} />
        </Box>
        <Box
          center
          gap={14}
          bg={v.tint}
          grow
          pad="26 0"
          justify="flex-start"
          style={{ justifyContent: 'flex-start' }}
        >
          {['A', 'B', 'C', 'D', 'E', 'F'].map((row) => (
            <Box key={row} row gap={12}>
              <Seat name={`${row}1`} />
              <Seat name={`${row}2`} />
              <Box w={54} h={10} />
              <Seat name={`${row}3`} />
              <Seat name={`${row}4`} />
            </Box>
          ))}
        </Box>
        <Box
          row
          justify="space-between"
          pad={language === 'bn' ? '6 34' : '20 34'}
          h={274}
          align="flex-start"
        >
          <Box>
            <T size={26} soft>
              {words.seats}
            </T>
            <T head size={46}>
              {taka(1400, language)}
            </T>
          </Box>
          <Box center h={80} w={160} round={42} bg={v.accent} color="white">
            <T size={31} weight={700}>
              {words.next}
            </T>
          </Box>
        </Box>
      </Phone>
      <Tap at={[478, 76]} no={digits(1, language)} />
      <Tap at={[336, 278]} no={digits(2, language)} />
      <Tap at={[290, 764]} no={digits(3, language)} />
      <Thread
        d="M524 184C560 270 490 310 446 322M380 388C356 520 342 630 341 758"
        color={shapla[500]}
        width={7}
        dash="14 15"
      />
    </Plate>
  );
}
