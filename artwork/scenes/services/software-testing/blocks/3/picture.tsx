/** Seven open doors, the worst of them at the top. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { marigold, muslin, shapla } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { Sheet } from '#kit/sheet.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';

export const size = sizes.block;

const findings = [
  ['Orders can be placed in another’s name', true],
  ['Passwords of six letters accepted', false],
  ['Old jQuery with a known hole', false],
  ['Error page shows the database name', false],
] as const;

export default function Security() {
  return (
    <Plate ground={{ css: 'oklch(.52 .09 185)' }}>
      <Sheet w={1000} h={880} at={[100, 60]} pad="46 56" gap={26} round={20}>
        <Box row justify="space-between" align="flex-start">
          <Box gap={4}>
            <T head size={52}>
              Security report
            </T>
            <T size={29} soft>
              Ordering site of Bokul Pharmacy
            </T>
          </Box>
          <Box row gap={16}>
            <Count n={2} word="serious" bg={shapla[700]} color="white" />
            <Count n={5} word="minor" bg={marigold[200]} color="oklch(.3 .06 60)" />
          </Box>
        </Box>
        <Box bg={shapla[100]} round={30} pad="30 36" gap={18}>
          <Box row gap={20}>
            <Icon name="tabler:lock-open" size={54} color={shapla[700]} stroke={2.2} />
            <T head size={40}>
              1. Invoices open to any customer
            </T>
          </Box>
          <Box gap={10}>
            {[
              ['10471', 'own invoice', false],
              ['10472', 'Rahela Begum, ৳ 2,180', true],
            ].map(([no, what, wrong]) => (
              <Box key={String(no)} row gap={18} bg="white" round={18} h={74} pad="0 24">
                <T size={30} line style={{ flex: 1 }}>
                  /invoice/<b style={{ color: wrong ? shapla[700] : undefined }}>{no}</b>
                </T>
                <T size={28} weight={600} color={wrong ? shapla[700] : undefined} line>
                  {what}
                </T>
              </Box>
            ))}
          </Box>
        </Box>
        <Box>
          {findings.map(([what, serious], index) => (
            <Box
              key={what}
              row
              gap={22}
              h={78}
              style={{ borderTop: index ? `2px solid ${muslin[300]}` : undefined }}
            >
              <Box w={30} h={30} round={16} bg={serious ? shapla[700] : marigold[400]} />
              <T size={31} weight={serious ? 700 : 500} line>
                {index + 2}. {what}
              </T>
            </Box>
          ))}
        </Box>
      </Sheet>
    </Plate>
  );
}

function Count({ n, word, bg, color }: { n: number; word: string; bg: string; color: string }) {
  return (
    <Box center w={132} h={122} round={26} bg={bg} color={color}>
      <T head size={58} leading={1}>
        {n}
      </T>
      <T size={26} weight={600}>
        {word}
      </T>
    </Box>
  );
}
