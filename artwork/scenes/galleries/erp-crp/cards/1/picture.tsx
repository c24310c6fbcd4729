/** Chilekotha Homes: a house of nine storeys, flat by flat, and what 5B still has to pay. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;

const theme = themed({
  ground: '#cfe4f5',
  ink: '#2a1f3d',
  soft: '#736a86',
  line: '#e5deee',
  accent: '#7b4bc4',
  tint: '#efe7fb',
  round: 14,
});
const looks = {
  f: ['#fffdf6', '#2a1f3d'],
  b: ['#ffc65c', '#4a2f00'],
  s: ['#7b4bc4', '#fff'],
} as const;
const floors = ['sfbf', 'sbff', 'ssbf', 'bssf', 'sbsf', 'ssss', 'sbss', 'ssss', 'ssss'];
const schedule = [
  ['Booking', '12 Aug', 1000000, 'paid'],
  ['1st instalment', '12 Nov', 850000, 'paid'],
  ['2nd instalment', '12 Feb', 850000, 'next'],
  ['3rd instalment', '12 May', 850000, ''],
  ['At handover', 'Dec 2027', 3950000, ''],
] as const;

function Building() {
  return (
    <svg aria-hidden="true" width="660" height="690" viewBox="0 0 660 690">
      <path d="M0 640q150-30 300-20t360-10v80H0z" fill="#9ccf8c" />
      <circle cx="34" cy="628" r="40" fill="#5aa566" />
      <circle cx="556" cy="596" r="54" fill="#5aa566" />
      <path d="M230 34h90v46h-90z" fill="#e4572e" />
      <path d="M222 24h106v14H222z" fill="#b93d1b" />
      <path d="M262 48h26v32h-26z" fill="#2a1f3d" />
      <path
        d="M350 80V42M338 48h24M420 60h54v20h-54z"
        stroke="#2a1f3d"
        strokeWidth="5"
        fill="#7a8fa3"
      />
      <path d="M112 80h386v12H112z" fill="#b9aecb" />
      <path d="M122 92h366v558H122z" fill="#e9e2d6" />
      {floors.map((flats, row) => {
        const floor = 9 - row;
        const y = 102 + row * 58;
        return (
          <g key={floor}>
            <text
              x="84"
              y={y + 34}
              textAnchor="middle"
              fontSize="22"
              fontWeight="600"
              fill="#2a1f3d"
            >
              {floor}
            </text>
            {[...flats].map((state, column) => {
              const [bg, ink] = looks[state as keyof typeof looks];
              const x = 134 + column * 87;
              const chosen = floor === 5 && column === 1;
              return (
                <g key={`${floor}${x}`}>
                  <rect
                    x={x}
                    y={y}
                    width="80"
                    height="50"
                    rx="6"
                    fill={bg}
                    stroke={chosen ? '#e4572e' : '#cfc4b3'}
                    strokeWidth={chosen ? 7 : 2}
                  />
                  <text
                    x={x + 40}
                    y={y + 33}
                    textAnchor="middle"
                    fontSize="23"
                    fontWeight="700"
                    fill={ink}
                  >
                    {floor}
                    {'ABCD'[column]}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
      <path d="M122 624h366v30H122z" fill="#b9aecb" />
      <path d="M276 628h58v26h-58z" fill="#2a1f3d" />
    </svg>
  );
}

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
          SMS goes out on 5 February, a week before the cheque
        </T>
      </Box>
    </Scene>
  );
}
