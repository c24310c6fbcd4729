/** A firm's systems on one page: eight lights, three first steps. */
import { Box } from '#kit/box.tsx';
import { taka } from '#kit/money.ts';
import { marigold, paddy, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { Sheet } from '#kit/sheet.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';

export const size = sizes.block;
export const detail = { left: 185, top: 25, width: 840 };

const green = paddy[500];
const amber = marigold[400];
const red = shapla[500];

const systems = [
  ['Accounts', green],
  ['Cold store log', red],
  ['Seed stock', amber],
  ['Payroll', amber],
  ['Website', green],
  ['E-mail', green],
  ['Backups', red],
  ['Weighbridge', green],
] as const;

const steps = [
  ['Back up to a second place', 40000],
  ['Temperature log by sensor', 180000],
  ['Seed stock out of Excel', 350000],
] as const;

export default function Review() {
  return (
    <Plate ground={{ css: 'oklch(.80 .07 145)' }}>
      <Sheet w={900} h={880} at={[150, 58]} turn={1} pad="50 60" gap={30}>
        <Box row justify="space-between" align="flex-start">
          <Box>
            <T head size={56}>
              Amloki Agro
            </T>
            <T size={28} soft>
              IT review on one page, Bogura
            </T>
          </Box>
          <T size={26} soft>
            October 2025
          </T>
        </Box>
        <Box grid={2} gap={14} style={{ columnGap: 30 }}>
          {systems.map(([name, light]) => (
            <Box key={name} row gap={20} h={72} pad="0 22" round={18} bg="oklch(.965 .014 85)">
              <Box w={36} h={36} round={20} bg={light} />
              <T size={31} weight={600} line>
                {name}
              </T>
            </Box>
          ))}
        </Box>
        <Box gap={4} style={{ position: 'relative' }}>
          <T head size={38} style={{ marginBottom: 10 }}>
            First steps
          </T>
          <Thread d="M27 80V270" color={marigold[500]} width={6} dash="12 15" />
          {steps.map(([what, price], index) => (
            <Box key={what} row gap={24} h={82} style={{ position: 'relative' }}>
              <Box center w={56} h={56} round={30} bg={marigold[400]}>
                <T head size={30}>
                  {index + 1}
                </T>
              </Box>
              <T size={31} weight={500} line style={{ flex: 1 }}>
                {what}
              </T>
              <T head size={38} line color={v.ink}>
                {taka(price)}
              </T>
            </Box>
          ))}
        </Box>
      </Sheet>
    </Plate>
  );
}
