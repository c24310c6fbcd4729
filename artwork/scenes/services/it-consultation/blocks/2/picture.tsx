/** A stuck project sorted on a whiteboard. */
import { Box } from '#kit/box.tsx';
import { accent, paddy, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Where the ERP really stands',
    where: 'Banani, 12 November',
    columns: {
      working: {
        title: 'Working',
        notes: [
          { what: 'Login, roles', date: 'since 4 May' },
          { what: 'Purchase', date: 'since 2 June' },
          { what: 'Stock ledger', date: 'since 9 July' },
        ],
      },
      half: {
        title: 'Half done',
        notes: [
          { what: 'Invoice', date: 'by 30 Nov' },
          { what: 'Mushak 6.3', date: 'by 7 Dec' },
          { what: 'Dealer app', date: 'by 21 Dec' },
        ],
      },
      missing: {
        title: 'Missing',
        notes: [
          { what: 'Payroll', date: 'from 4 Jan' },
          { what: 'Bank upload', date: 'from 18 Jan' },
          { what: 'Audit log', date: 'from 1 Feb' },
        ],
      },
    },
  },
  bn: {
    title: 'ERP আসলে কত দূর এগিয়েছে',
    where: 'বনানী, ১২ নভেম্বর',
    columns: {
      working: {
        title: 'চলছে',
        notes: [
          { what: 'লগইন, অনুমতি', date: '৪ মে থেকে' },
          { what: 'ক্রয়', date: '২ জুন থেকে' },
          { what: 'স্টক লেজার', date: '৯ জুলাই থেকে' },
        ],
      },
      half: {
        title: 'আধা হয়েছে',
        notes: [
          { what: 'ইনভয়েস', date: '৩০ নভেম্বরের মধ্যে' },
          { what: 'মূসক-৬.৩', date: '৭ ডিসেম্বরের মধ্যে' },
          { what: 'ডিলার অ্যাপ', date: '২১ ডিসেম্বরের মধ্যে' },
        ],
      },
      missing: {
        title: 'হয়নি',
        notes: [
          { what: 'বেতন', date: '৪ জানুয়ারি থেকে' },
          { what: 'ব্যাংক ফাইল', date: '১৮ জানুয়ারি থেকে' },
          { what: 'অডিট লগ', date: '১ ফেব্রুয়ারি থেকে' },
        ],
      },
    },
  },
});

const columns = [
  ['working', paddy[300]],
  ['half', accent[400]],
  ['missing', shapla[300]],
] as const;

const turns = [-2, 1.5, -1, 2, -1.5, 1];

export default function Whiteboard({ words }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.62 .05 235)' }}>
      <Box
        at={[50, 46]}
        w={1100}
        h={730}
        round={18}
        bg="oklch(.985 .004 240)"
        shadow
        style={{ border: '16px solid oklch(.86 .01 240)' }}
      />
      <Box at={[104, 92]} w={992} row justify="space-between" align="baseline">
        <T head size={46}>
          {words.title}
        </T>
        <T size={28} soft>
          {words.where}
        </T>
      </Box>
      <Thread d="M428 190V730M770 190V730" color="oklch(.43 .19 275)" width={7} dash="20 19" />
      {columns.map(([kind, color], column) => (
        <Box key={kind} at={[104 + column * 340, 178]} w={310} gap={20}>
          <T size={36} weight={700} center>
            {words.columns[kind].title}
          </T>
          {words.columns[kind].notes.map(({ what, date }, row) => (
            <Box
              key={what}
              h={142}
              bg={color}
              pad="22 26"
              justify="center"
              style={{
                rotate: `${turns[column * 2 + row] ?? 1}deg`,
                boxShadow: '0 10px 18px oklch(.2 .05 240/.2)',
              }}
            >
              <T size={37} weight={700} line leading={1.2}>
                {what}
              </T>
              <T size={29} weight={500} line>
                {date}
              </T>
            </Box>
          ))}
        </Box>
      ))}
      <Box at={[320, 776]} w={560} h={30} bg="oklch(.78 .012 240)" round="0 0 14px 14px" />
      {['oklch(.43 .19 275)', 'oklch(.58 .2 25)', 'oklch(.5 .14 150)'].map((ink, index) => (
        <Box key={ink} at={[380 + index * 120, 760]} row w={96} h={20} round={10} bg="white" shadow>
          <Box w={30} h={20} round={10} bg={ink} />
        </Box>
      ))}
      <Box at={[760, 752]} w={90} h={30} round={6} bg="oklch(.32 .04 240)" />
    </Plate>
  );
}
