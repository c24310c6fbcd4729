/** A land buyer's instalments: two years of months, each paid, late, due or to come. */
import { Badge } from '#kit/badge.tsx';
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { indigo, marigold, muslin, paddy, shapla } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';

export const size = sizes.block;

const theme = themed({ accent: indigo[800], surface: muslin[50] });

const looks = {
  paid: { bg: paddy[100], color: paddy[700], line: paddy[100] },
  late: { bg: shapla[500], color: 'white', line: shapla[500] },
  due: { bg: marigold[400], color: 'oklch(.24 .05 275)', line: marigold[400] },
  open: { bg: 'white', color: 'oklch(.45 .04 275)', line: muslin[300] },
};

const stateOf = (no: number): keyof typeof looks =>
  no < 10 ? 'paid' : no === 10 ? 'late' : no === 11 ? 'due' : 'open';

function Sum({ label, amount, color }: { label: string; amount: number; color?: string }) {
  return (
    <Box grow gap={2}>
      <T size={24} soft>
        {label}
      </T>
      <T head size={38} color={color} line>
        {taka(amount)}
      </T>
    </Box>
  );
}

export default function Instalments() {
  return (
    <Plate ground={{ css: 'oklch(.86 .05 60)' }} theme={theme}>
      <Window w={1080} h={800} at={[60, 50]} bg={muslin[50]} round={32}>
        <Box pad="40 48 0" gap={30}>
          <Box row justify="space-between" align="flex-start">
            <Box gap={6}>
              <T head size={46}>
                Plot 17, Purbachal
              </T>
              <T size={26} soft>
                5 katha, buyer Rezaul Karim
              </T>
            </Box>
            <T size={26} weight={700} color={v.accent}>
              Lotkon Properties
            </T>
          </Box>
          <Box row gap={20}>
            <Sum label="Price" amount={6000000} />
            <Sum label="Paid" amount={3000000} color={paddy[700]} />
            <Sum label="Remaining" amount={3000000} />
          </Box>
          <Box grid={8} gap={12}>
            {Array.from({ length: 24 }, (_, index) => index + 1).map((no) => {
              const look = looks[stateOf(no)];
              return (
                <Box
                  key={no}
                  center
                  h={88}
                  round={14}
                  bg={look.bg}
                  line={look.line}
                  color={look.color}
                >
                  {stateOf(no) === 'paid' ? (
                    <Icon name="tabler:check" size={36} stroke={3} />
                  ) : (
                    <T head size={30}>
                      {no}
                    </T>
                  )}
                </Box>
              );
            })}
          </Box>
          <Box gap={14}>
            <Line no={10} date="5 October 2025" state="Late, call today" late />
            <Line no={11} date="5 November 2025" state="Due in 6 days" />
          </Box>
        </Box>
      </Window>
    </Plate>
  );
}

function Line({
  no,
  date,
  state,
  late,
}: {
  no: number;
  date: string;
  state: string;
  late?: boolean;
}) {
  return (
    <Box
      row
      gap={20}
      bg="white"
      line={late ? shapla[300] : marigold[400]}
      round={18}
      pad="0 26"
      h={88}
    >
      <T size={27} weight={700} line>
        Instalment {no}
      </T>
      <T size={25} soft line style={{ flex: 1 }}>
        {date}
      </T>
      <T size={28} weight={700} line>
        {taka(200000)}
      </T>
      <Badge tone={late ? 'late' : 'wait'} size={23}>
        {state}
      </Badge>
    </Box>
  );
}
