/** A stuck project sorted on a whiteboard. */
import { Box } from '#kit/box.tsx';
import { marigold, paddy, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';

export const size = sizes.block;

const columns = [
  [
    'Working',
    paddy[300],
    [
      ['Login, roles', 'since 4 May'],
      ['Purchase', 'since 2 June'],
      ['Stock ledger', 'since 9 July'],
    ],
  ],
  [
    'Half done',
    marigold[400],
    [
      ['Invoice', 'by 30 Nov'],
      ['Mushak 6.3', 'by 7 Dec'],
      ['Dealer app', 'by 21 Dec'],
    ],
  ],
  [
    'Missing',
    shapla[300],
    [
      ['Payroll', 'from 4 Jan'],
      ['Bank upload', 'from 18 Jan'],
      ['Audit log', 'from 1 Feb'],
    ],
  ],
] as const;

const turns = [-2, 1.5, -1, 2, -1.5, 1];

export default function Whiteboard() {
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
          Where the ERP really stands
        </T>
        <T size={28} soft>
          Banani, 12 November
        </T>
      </Box>
      <Thread d="M428 190V730M770 190V730" color="oklch(.43 .19 275)" width={7} dash="20 19" />
      {columns.map(([title, color, notes], column) => (
        <Box key={title} at={[104 + column * 340, 178]} w={310} gap={20}>
          <T size={36} weight={700} center>
            {title}
          </T>
          {notes.map(([what, date], row) => (
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
