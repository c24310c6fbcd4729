/** Chilekotha Homes: a house of nine storeys, flat by flat, and what 5B still has to pay. */

import { Box } from '#kit/box.tsx';
import { Building, floors, looks } from '#kit/demo/flats.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 508, top: 16, width: 688 };

const theme = themed({
  ground: '#cfe4f5',
  ink: '#2a1f3d',
  soft: '#736a86',
  line: '#e5deee',
  accent: '#7b4bc4',
  tint: '#efe7fb',
  round: 14,
});
const schedule = [
  ['Booking', '12 Aug', 1000000, 'paid'],
  ['1st instalment', '12 Nov', 850000, 'paid'],
  ['2nd instalment', '12 Feb', 850000, 'next'],
  ['3rd instalment', '12 May', 850000, ''],
  ['At handover', 'Dec 2027', 3950000, ''],
] as const;

export default function FlatSales() {
  const count = (state: string) => [...floors.join('')].filter((flat) => flat === state).length;
  return (
    <Scene size={size} theme={theme}>
      <Box at={[36, 26]} row gap={12}>
        <Icon name="tabler:building-community" size={40} color={v.accent} stroke={2.2} />
        <Box>
          <T head size={29}>
            Chilekotha Homes
          </T>
        </Box>
      </Box>
      <div style={{ position: 'absolute', left: -10, top: 60 }}>
        <Building />
      </div>
      <Box
        at={[600, 0]}
        w={600}
        h={750}
        bg="white"
        round="34px 0 0 34px"
        pad="32 40"
        gap={18}
        shadow
      >
        <Box row gap={12}>
          {(
            [
              ['free', 'f'],
              ['booked', 'b'],
              ['sold', 's'],
            ] as const
          ).map(([name, state]) => (
            <Box
              key={name}
              grow
              row
              center
              gap={10}
              h={60}
              round={14}
              bg={looks[state][0]}
              color={looks[state][1]}
              line={state === 'f' ? '#cfc4b3' : 'transparent'}
            >
              <T size={30} weight={800}>
                {count(state)}
              </T>
              <T size={20} weight={600}>
                {name}
              </T>
            </Box>
          ))}
        </Box>
        <Box row justify="space-between" align="flex-end">
          <Box gap={2}>
            <T size={20} color={v.accent} weight={600}>
              Nirjon, Mirpur 12
            </T>
            <T head size={54}>
              Flat 5B
            </T>
            <T size={20} soft>
              1,340 sq ft, south · Shamima & Reza Karim
            </T>
          </Box>
        </Box>
        <Box>
          {schedule.map(([what, day, amount, state]) => (
            <Box
              key={what}
              row
              h={64}
              pad="0 14"
              round={state === 'next' ? 12 : 0}
              bg={state === 'next' ? '#fff0d2' : undefined}
              style={{ borderBottom: state === 'next' ? undefined : `2px solid ${v.line}` }}
            >
              <Box w={44}>
                <Icon
                  name={
                    state === 'paid'
                      ? 'tabler:circle-check-filled'
                      : state === 'next'
                        ? 'tabler:bell-ringing'
                        : 'tabler:circle-dashed'
                  }
                  size={30}
                  color={state === 'paid' ? '#2c9a5b' : state === 'next' ? '#c47a00' : '#a99fbb'}
                />
              </Box>
              <T size={22} weight={600} style={{ flex: 1 }} line>
                {what}
              </T>
              <T size={20} soft style={{ width: 104 }} line>
                {day}
              </T>
              <T size={24} weight={700} right style={{ width: 146 }} line>
                {taka(amount)}
              </T>
            </Box>
          ))}
        </Box>
        <Box
          row
          justify="space-between"
          bg={v.accent}
          color="white"
          round={18}
          pad="16 24"
          style={{ marginTop: 'auto' }}
        >
          <Box>
            <T size={19}>Price with parking</T>
            <T head size={38} line>
              ৳ 75,00,000
            </T>
          </Box>
          <Box align="flex-end">
            <T size={19}>Paid so far</T>
            <T head size={38} line>
              ৳ 18,50,000
            </T>
          </Box>
        </Box>
        <T size={19} soft>
          SMS goes out on 5 February, 7 days before the cheque
        </T>
      </Box>
    </Scene>
  );
}
