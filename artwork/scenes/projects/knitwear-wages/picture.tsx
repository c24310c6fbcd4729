/** The wage sheet of a line that links knitted panels to sweaters, with the ticket of a bundle. */
import { Box } from '#kit/box.tsx';
import { Barcode } from '#kit/drawn/barcode.tsx';
import { bangla, grouped, taka } from '#kit/money.ts';
import { marigold } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { Sheet } from '#kit/sheet.tsx';
import { sizes } from '#kit/sizes.ts';
import { Table } from '#kit/table.tsx';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';

export const size = sizes.screen;
export const detail = { left: 680, top: 335, width: 908 };

const theme = themed({
  accent: 'oklch(.44 .13 330)',
  tint: 'oklch(.95 .025 330)',
  ink: 'oklch(.25 .05 325)',
  soft: 'oklch(.45 .03 325)',
  line: 'oklch(.90 .02 330)',
});

/** pieces, taka a dozen, overtime hours */
const operators: readonly (readonly [string, string, number, number, number])[] = [
  ['Rina Begum', 'Shoulder linking', 1536, 92, 14],
  ['Shathi Akter', 'Neck linking', 1032, 135, 18],
  ['Md. Sohel', 'Sleeve linking', 1248, 108, 10],
  ['Kulsum Khatun', 'Side linking', 1344, 102, 16],
  ['Parvin Sultana', 'Mending', 1920, 70, 12],
];

export default function Wages() {
  return (
    <Plate ground={{ css: 'oklch(.84 .06 335)' }} theme={theme} size={size}>
      <Window w={1420} h={880} at={[60, 60]} round={36}>
        <Box row justify="space-between" pad="40 54 26" align="flex-end">
          <Box gap={4}>
            <T size={31} soft>
              Kolmi Knitwear, November
            </T>
            <T head size={60}>
              Linking line 4
            </T>
          </Box>
          <Box align="flex-end" style={{ marginRight: 0 }}>
            <T size={30} soft>
              28 operators
            </T>
            <T head size={70} color={v.accent}>
              {taka(312480)}
            </T>
          </Box>
        </Box>
        <Box pad="0 0 0 54" w={1080}>
          <Table
            columns="252px 258px 112px 130px 132px"
            right={[2, 3, 4]}
            size={32}
            rowHeight={122}
            head={['Operator', 'Work', 'Pieces', 'A dozen', 'Overtime']}
            rows={operators.map(([name, work, pieces, rate, hours]) => [
              <b key={name}>{name}</b>,
              work,
              grouped(pieces),
              taka(rate),
              `${hours} h`,
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
          বান্ডিল টিকিট
        </T>
        <Box row justify="space-between" align="baseline">
          <T size={31}>লাইন</T>
          <T size={34} weight={700}>
            {bangla(4)}
          </T>
        </Box>
        <Box row justify="space-between" align="baseline">
          <T size={31}>গেজ</T>
          <T size={34} weight={700}>
            {bangla(7)}
          </T>
        </Box>
        <Box row justify="space-between" align="baseline">
          <T size={31}>সাইজ</T>
          <T size={34} weight={700}>
            M
          </T>
        </Box>
        <Box row justify="space-between" align="baseline">
          <T size={31}>পিস</T>
          <T size={34} weight={700}>
            {bangla(24)}
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
        color={marigold[700]}
        width={8}
        dash="18 18"
      />
    </Plate>
  );
}
