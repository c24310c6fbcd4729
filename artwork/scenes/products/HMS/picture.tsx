/** The room chart of a hotel in Cox's Bazar, a week in December. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { indigo, marigold, paddy, shapla, white } from '#kit/palette.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';

export const size = sizes.screen;
export const detail = { left: 40, top: 178, width: 846 };

const sea = 'oklch(.46 .09 215)';
const theme = themed({
  accent: sea,
  tint: 'oklch(.94 .03 210)',
  line: 'oklch(.90 .015 215)',
  soft: 'oklch(.45 .03 225)',
});
const day = 168;
const rowHeight = 69;

const days = ['Sat 13', 'Sun 14', 'Mon 15', 'Tue 16', 'Wed 17', 'Thu 18', 'Fri 19'] as const;
const kinds = [
  'Sea twin',
  'Sea twin',
  'Deluxe',
  'Deluxe',
  'Family',
  'Family',
  'Hill twin',
  'Hill twin',
  'Hill twin',
  'Suite',
] as const;

const looks = {
  in: { bg: sea, color: white, icon: 'tabler:key' },
  booked: { bg: 'oklch(.88 .06 210)', color: 'oklch(.33 .07 220)', icon: 'tabler:calendar-check' },
  clean: { bg: marigold[200], color: 'oklch(.42 .11 60)', icon: 'tabler:brush' },
  repair: { bg: shapla[100], color: shapla[700], icon: 'tabler:tool' },
} as const;

/** room, from day, nights, words */
const stays: readonly (readonly [number, number, number, string, keyof typeof looks])[] = [
  [401, 0, 3, 'Ahsan family', 'in'],
  [401, 4, 3, 'Rafiq Uddin', 'booked'],
  [402, 0, 1, 'Cleaning', 'clean'],
  [402, 1, 4, 'Mr & Mrs Dewan', 'booked'],
  [403, 0, 2, 'T. Marma', 'in'],
  [403, 3, 4, 'Office trip, Gulshan', 'booked'],
  [404, 1, 3, 'Sharmin Ara', 'booked'],
  [404, 5, 2, 'J. Rozario', 'booked'],
  [405, 0, 5, 'Chowdhury family', 'in'],
  [406, 0, 7, 'Repair: air conditioner', 'repair'],
  [407, 0, 1, 'Cleaning', 'clean'],
  [407, 2, 3, 'Imran Kabir', 'booked'],
  [408, 0, 2, 'B. Tripura', 'in'],
  [408, 2, 5, 'Wedding guests', 'booked'],
  [409, 1, 2, 'Nadia Noor', 'booked'],
  [409, 4, 3, 'S. Barua', 'booked'],
  [410, 0, 4, 'Dr Mahbub Alam', 'in'],
  [410, 5, 2, 'Parvin & Anis', 'booked'],
];

/** Sun, sea and the long beach behind the window. */
function Beach() {
  return (
    <svg aria-hidden="true" width="1600" height="1000" style={{ position: 'absolute' }}>
      <rect width="1600" height="1000" fill="oklch(.87 .09 65)" />
      <circle cx="1330" cy="150" r="96" fill={marigold[50]} />
      <path d="M0 190h1600v400H0z" fill="oklch(.70 .09 210)" />
      <path d="M0 190h1600v14H0z" fill="oklch(.78 .07 200)" />
      <path d="M0 560q200-60 400-10t400-20t400 30t400-20v460H0z" fill={white} opacity=".7" />
      <path d="M0 590q200-60 400-10t400-20t400 30t400-20v430H0z" fill="oklch(.88 .05 80)" />
    </svg>
  );
}

export default function RoomChart() {
  return (
    <Scene size={size} theme={theme}>
      <Beach />
      <Window w={1480} h={896} at={[60, 58]}>
        <Box row h={122} pad="0 40" gap={30}>
          <Box grow gap={0}>
            <T head size={42} line>
              Room chart, 4th floor
            </T>
            <T size={25} soft line>
              Cox’s Bazar · 13 to 19 December
            </T>
          </Box>
          {(['in', 'booked', 'clean', 'repair'] as const).map((kind, index) => (
            <Box key={kind} row gap={10}>
              <Box w={28} h={28} round={8} bg={looks[kind].bg} />
              <T size={25} weight={500} line>
                {['In house', 'Booked', 'Cleaning', 'Repair'][index]}
              </T>
            </Box>
          ))}
        </Box>
        <Box row h={54} pad="0 0 0 264" bg={v.tint} align="center">
          {days.map((name, index) => (
            <T
              key={name}
              size={25}
              weight={index === 0 ? 700 : 500}
              color={index === 0 ? sea : v.soft}
              style={{ width: day, paddingLeft: 16 }}
              line
            >
              {name}
            </T>
          ))}
        </Box>
        <Box style={{ position: 'relative' }} h={rowHeight * 10}>
          {kinds.map((kind, index) => (
            <Box
              key={`${kind}${401 + index}`}
              row
              gap={18}
              h={rowHeight}
              pad="0 0 0 40"
              style={{ borderTop: index > 0 ? `2px solid ${v.line}` : undefined }}
            >
              <T head size={30}>
                {401 + index}
              </T>
              <T size={24} soft line>
                {kind}
              </T>
            </Box>
          ))}
          {days.map((name, index) => (
            <Box key={name} at={[264 + index * day, 0]} w={2} h={rowHeight * 10} bg={v.line} />
          ))}
          {stays.map(([room, from, nights, words, kind]) => (
            <Box
              key={`${room} ${from}`}
              at={[264 + from * day + 8, (room - 401) * rowHeight + 9]}
              w={nights * day - 14}
              h={rowHeight - 17}
              row
              gap={10}
              pad={kind === 'clean' ? '0 8' : '0 14'}
              round={14}
              bg={looks[kind].bg}
              color={looks[kind].color}
            >
              <Icon name={looks[kind].icon} size={26} />
              <T size={25} weight={600} line>
                {words}
              </T>
            </Box>
          ))}
        </Box>
      </Window>
      <Box
        at={[1226, 926]}
        row
        gap={16}
        pad="0 32"
        h={62}
        round={31}
        bg={indigo[950]}
        color={white}
        shadow
      >
        <Box w={18} h={18} round={9} bg={paddy[500]} />
        <T size={28} weight={600} line>
          2 free tonight
        </T>
      </Box>
    </Scene>
  );
}
