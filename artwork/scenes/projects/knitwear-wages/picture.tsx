/** The wage sheet of a line that links knitted panels to sweaters, with the ticket of a bundle. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Barcode } from '#kit/drawn/barcode.tsx';
import { grouped, taka } from '#kit/money.ts';
import { accent } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { Sheet } from '#kit/sheet.tsx';
import { sizes } from '#kit/sizes.ts';
import { Table } from '#kit/table.tsx';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.screen;
export const detail = { left: 680, top: 335, width: 908 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    factory: 'Kolmi Knitwear, November',
    line: 'Linking line 4',
    count: '28 operators',
    head: ['Operator', 'Work', 'Pieces', 'A dozen', 'Overtime'],
    operators: {
      rina: { name: 'Rina Begum', work: 'Shoulder linking' },
      shathi: { name: 'Shathi Akter', work: 'Neck linking' },
      sohel: { name: 'Md. Sohel', work: 'Sleeve linking' },
      kulsum: { name: 'Kulsum Khatun', work: 'Side linking' },
      parvin: { name: 'Parvin Sultana', work: 'Mending' },
    },
    hours: 'h',
    ticket: 'Bundle ticket',
    rows: { line: 'Line', gauge: 'Gauge', size: 'Size', pieces: 'Pieces' },
  },
  bn: {
    factory: 'কলমি নিটওয়্যার, নভেম্বর',
    line: 'লিংকিং লাইন ৪',
    count: '২৮ জন অপারেটর',
    head: ['অপারেটর', 'কাজ', 'পিস', 'ডজনে', 'ওভারটাইম'],
    operators: {
      rina: { name: 'রিনা বেগম', work: 'কাঁধ লিংকিং' },
      shathi: { name: 'সাথী আক্তার', work: 'গলা লিংকিং' },
      sohel: { name: 'মো. সোহেল', work: 'হাতা লিংকিং' },
      kulsum: { name: 'কুলসুম খাতুন', work: 'পাশ লিংকিং' },
      parvin: { name: 'পারভীন সুলতানা', work: 'মেন্ডিং' },
    },
    hours: 'ঘণ্টা',
    ticket: 'বান্ডিল টিকিট',
    rows: { line: 'লাইন', gauge: 'গেজ', size: 'সাইজ', pieces: 'পিস' },
  },
});

const theme = themed({
  accent: 'oklch(.44 .13 330)',
  tint: 'oklch(.95 .025 330)',
  ink: 'oklch(.25 .05 325)',
  soft: 'oklch(.45 .03 325)',
  line: 'oklch(.90 .02 330)',
});

/** pieces, taka a dozen, overtime hours */
const operators = [
  ['rina', 1536, 92, 14],
  ['shathi', 1032, 135, 18],
  ['sohel', 1248, 108, 10],
  ['kulsum', 1344, 102, 16],
  ['parvin', 1920, 70, 12],
] as const;

export default function Wages({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.84 .06 335)' }} theme={theme} size={size}>
      <Window w={1420} h={880} at={[60, 60]} round={36}>
        <Box row justify="space-between" pad="40 54 26" align="flex-end">
          <Box gap={4}>
            <T size={31} soft>
              {words.factory}
            </T>
            <T head size={60}>
              {words.line}
            </T>
          </Box>
          <Box align="flex-end" style={{ marginRight: 0 }}>
            <T size={30} soft>
              {words.count}
            </T>
            <T head size={70} color={v.accent}>
              {taka(312480, language)}
            </T>
          </Box>
        </Box>
        <Box pad="0 0 0 54" w={1080}>
          <Table
            columns="252px 258px 112px 130px 132px"
            right={[2, 3, 4]}
            size={32}
            rowHeight={122}
            head={words.head}
            rows={operators.map(([operator, pieces, rate, hours]) => [
              <b key={operator}>{words.operators[operator].name}</b>,
              words.operators[operator].work,
              grouped(pieces, language),
              taka(rate, language),
              `${digits(hours, language)} ${words.hours}`,
            ])}
            mark={1}
            pad={16}
          />
        </Box>
      </Window>
      <Sheet
        w={352}
        h={572}
        at={[1196, 332]}
        turn={-4}
        pad="76 34 28"
        gap={10}
        round={18}
        bg="oklch(.93 .11 95)"
      >
        <Box at={[154, 20]} w={44} h={44} round={24} bg="white" style={{ position: 'absolute' }} />
        <T size={40} weight={800} center leading={1.2}>
          {words.ticket}
        </T>
        <Box row justify="space-between" align="baseline">
          <T size={31}>{words.rows.line}</T>
          <T size={34} weight={700}>
            {digits(4, language)}
          </T>
        </Box>
        <Box row justify="space-between" align="baseline">
          <T size={31}>{words.rows.gauge}</T>
          <T size={34} weight={700}>
            {digits(7, language)}
          </T>
        </Box>
        <Box row justify="space-between" align="baseline">
          <T size={31}>{words.rows.size}</T>
          <T size={34} weight={700}>
            M
          </T>
        </Box>
        <Box row justify="space-between" align="baseline">
          <T size={31}>{words.rows.pieces}</T>
          <T size={34} weight={700}>
            {digits(24, language)}
          </T>
        </Box>
        <Barcode w={284} h={110} of="B20417" />
        <T size={29} weight={600} center tracking={0.1}>
          B 204 17
        </T>
      </Sheet>
      <Thread
        size={size}
        d="M1352 377C1340 300 1530 320 1534 150C1536 90 1520 50 1530 -10"
        color={accent[700]}
        width={8}
        dash="18 18"
      />
    </Plate>
  );
}
