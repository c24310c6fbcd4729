/** The room chart of a hotel in Cox's Bazar, a week in December. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { accent, brand, paddy, shapla, white } from '#kit/palette.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.screen;
/** The rooms and the first three nights, after which no stay goes on. */
export const detail = { left: 60, top: 180, width: 750 };
export const portrait = { left: 60, top: 42, width: 750 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Room chart, 4th floor',
    when: 'Cox’s Bazar · 12 to 18 December',
    states: { in: 'In house', booked: 'Booked', clean: 'Cleaning', repair: 'Repair' },
    days: ['Sat 12', 'Sun 13', 'Mon 14', 'Tue 15', 'Wed 16', 'Thu 17', 'Fri 18'],
    kinds: {
      sea: 'Sea twin',
      deluxe: 'Deluxe',
      family: 'Family',
      hill: 'Hill twin',
      suite: 'Suite',
    },
    stays: {
      ahsan: 'Ahsan family',
      rafiq: 'Rafiq Uddin',
      cleaning: 'Cleaning',
      dewan: 'Mr & Mrs Dewan',
      marma: 'T. Marma',
      office: 'Office trip, Gulshan',
      sharmin: 'Sharmin Ara',
      rozario: 'J. Rozario',
      chowdhury: 'Chowdhury family',
      repair: 'Repair: air conditioner',
      imran: 'Imran Kabir',
      tripura: 'B. Tripura',
      wedding: 'Wedding guests',
      nadia: 'Nadia Noor',
      barua: 'S. Barua',
      mahbub: 'Dr Mahbub Alam',
      parvin: 'Parvin & Anis',
      islam: 'Nasima Islam',
      haque: 'Haque family',
      roy: 'P. Roy',
    },
    free: '2 free tonight',
  },
  bn: {
    title: 'রুম চার্ট, চতুর্থ তলা',
    when: 'কক্সবাজার · ১২ থেকে ১৮ ডিসেম্বর',
    states: { in: 'রুমে আছেন', booked: 'বুক করা', clean: 'ক্লিনিং', repair: 'মেরামত' },
    days: ['শনি ১২', 'রবি ১৩', 'সোম ১৪', 'মঙ্গল ১৫', 'বুধ ১৬', 'বৃহ. ১৭', 'শুক্র ১৮'],
    kinds: {
      sea: 'সি টুইন',
      deluxe: 'ডিলাক্স',
      family: 'ফ্যামিলি',
      hill: 'হিল টুইন',
      suite: 'স্যুট',
    },
    stays: {
      ahsan: 'আহসান পরিবার',
      rafiq: 'রফিক উদ্দিন',
      cleaning: 'ক্লিনিং',
      dewan: 'দেওয়ান দম্পতি',
      marma: 'টি মারমা',
      office: 'অফিস ট্রিপ, গুলশান',
      sharmin: 'শারমিন আরা',
      rozario: 'জে রোজারিও',
      chowdhury: 'চৌধুরী পরিবার',
      repair: 'মেরামত: এসি',
      imran: 'ইমরান কবির',
      tripura: 'বি ত্রিপুরা',
      wedding: 'বিয়ের মেহমান',
      nadia: 'নাদিয়া নূর',
      barua: 'এস বড়ুয়া',
      mahbub: 'ডা. মাহবুব আলম',
      parvin: 'পারভীন ও আনিস',
      islam: 'নাসিমা ইসলাম',
      haque: 'হক পরিবার',
      roy: 'পি রায়',
    },
    free: 'আজ রাতে ২টি খালি',
  },
});

const sea = 'oklch(.46 .09 215)';
const theme = themed({
  accent: sea,
  tint: 'oklch(.94 .03 210)',
  line: 'oklch(.90 .015 215)',
  soft: 'oklch(.45 .03 225)',
});
const roomColumn = 230;
const day = 170;
const rowHeight = 69;

const kinds: readonly (keyof Words['kinds'])[] = [
  'sea',
  'sea',
  'deluxe',
  'deluxe',
  'family',
  'family',
  'hill',
  'hill',
  'hill',
  'suite',
];

const looks = {
  in: { bg: sea, color: white, icon: 'tabler:key' },
  booked: { bg: 'oklch(.88 .06 210)', color: 'oklch(.33 .07 220)', icon: 'tabler:calendar-check' },
  clean: { bg: accent[200], color: 'oklch(.42 .11 60)', icon: 'tabler:brush' },
  repair: { bg: shapla[100], color: shapla[700], icon: 'tabler:tool' },
} as const;

/** room, from day, nights, who or what */
const stays: readonly (readonly [
  number,
  number,
  number,
  keyof Words['stays'],
  keyof typeof looks,
])[] = [
  [401, 0, 3, 'ahsan', 'in'],
  [401, 4, 3, 'rafiq', 'booked'],
  [402, 0, 1, 'cleaning', 'clean'],
  [402, 1, 2, 'dewan', 'booked'],
  [402, 5, 2, 'islam', 'booked'],
  [403, 0, 2, 'marma', 'in'],
  [403, 3, 4, 'office', 'booked'],
  [404, 1, 2, 'sharmin', 'booked'],
  [404, 4, 3, 'rozario', 'booked'],
  [405, 0, 3, 'chowdhury', 'in'],
  [405, 3, 3, 'haque', 'booked'],
  [406, 0, 3, 'repair', 'repair'],
  [407, 0, 1, 'cleaning', 'clean'],
  [407, 1, 2, 'imran', 'booked'],
  [407, 4, 2, 'roy', 'booked'],
  [408, 0, 3, 'wedding', 'in'],
  [408, 3, 4, 'tripura', 'booked'],
  [409, 1, 2, 'nadia', 'booked'],
  [409, 4, 3, 'barua', 'booked'],
  [410, 0, 3, 'mahbub', 'in'],
  [410, 5, 2, 'parvin', 'booked'],
];

/** Evening sky, sea and the long beach behind the window. */
function Beach() {
  return (
    <svg aria-hidden="true" width="1600" height="1000" style={{ position: 'absolute' }}>
      <rect width="1600" height="1000" fill="oklch(.87 .09 65)" />
      <path d="M0 190h1600v460H0z" fill="oklch(.70 .09 210)" />
      <path d="M0 190h1600v14H0z" fill="oklch(.78 .07 200)" />
      <path d="M0 560q200-60 400-10t400-20t400 30t400-20v460H0z" fill={white} opacity=".7" />
      <path d="M0 590q200-60 400-10t400-20t400 30t400-20v430H0z" fill="oklch(.88 .05 80)" />
    </svg>
  );
}

export default function RoomChart({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Beach />
      <Window w={1456} h={896} at={[72, 58]}>
        <Box row h={122} pad="0 40" gap={30}>
          <Box grow gap={0}>
            <T head size={42} line>
              {words.title}
            </T>
            <T size={25} soft line>
              {words.when}
            </T>
          </Box>
          {(['in', 'booked', 'clean', 'repair'] as const).map((kind) => (
            <Box key={kind} row gap={10}>
              <Box w={28} h={28} round={8} bg={looks[kind].bg} />
              <T size={25} weight={500} line>
                {words.states[kind]}
              </T>
            </Box>
          ))}
        </Box>
        <Box row h={54} pad={`0 0 0 ${roomColumn}`} bg={v.tint} align="center">
          {words.days.map((name, index) => (
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
                {digits(401 + index, language)}
              </T>
              <T size={25} soft line>
                {words.kinds[kind]}
              </T>
            </Box>
          ))}
          {words.days.map((name, index) => (
            <Box
              key={name}
              at={[roomColumn + index * day, 0]}
              w={2}
              h={rowHeight * 10}
              bg={v.line}
            />
          ))}
          {stays.map(([room, from, nights, who, kind]) => (
            <Box
              key={`${room} ${from}`}
              at={[roomColumn + from * day + 8, (room - 401) * rowHeight + 9]}
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
                {words.stays[who]}
              </T>
            </Box>
          ))}
        </Box>
      </Window>
      <Box
        row
        gap={16}
        pad="0 32"
        h={62}
        round={31}
        bg={brand[950]}
        color={white}
        shadow
        style={{ position: 'absolute', right: 100, top: 926 }}
      >
        <Box w={18} h={18} round={9} bg={paddy[500]} />
        <T size={28} weight={600} line>
          {words.free}
        </T>
      </Box>
    </Scene>
  );
}
