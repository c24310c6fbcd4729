/** Kathchapa: a teak bed made to order, its choices, and the day the van comes to Uttara. */
import { Box } from '#kit/box.tsx';
import { Bed } from '#kit/demo/bed.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { kathchapa } from '#kit/lettering/shops.ts';
import { Lettering } from '#kit/lettering.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 20, top: 10, width: 660 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    menu: ['Beds', 'Wardrobes', 'Desks', 'Shelves'],
    month: 'December',
    place: 'Uttara, Sector 11',
    week: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
    bed: 'Shuktara bed, Chattogram teak',
    size: 'Size',
    sizes: ['5 × 7 ft', '6 × 7 ft'],
    polish: 'Polish',
    honey: 'Honey',
    half: 'Pay half now',
    time: 'Thursday 17 December, 10 am to 1 pm',
    van: 'Two carpenters bring it up, fit it and take the packing away. The other half is paid when it stands.',
    measures: '6 × 7 ft, 18 in high',
    made: 'Made in 24 days',
    joint: '10-year joint',
  },
  bn: {
    menu: ['খাট', 'আলমারি', 'টেবিল', 'শেলফ'],
    month: 'ডিসেম্বর',
    place: 'উত্তরা, সেক্টর ১১',
    week: ['রবি', 'সোম', 'মঙ্গ', 'বুধ', 'বৃহ', 'শুক্র', 'শনি'],
    bed: 'শুকতারা সেগুন খাট',
    size: 'মাপ',
    sizes: ['৫ × ৭ ফুট', '৬ × ৭ ফুট'],
    polish: 'পলিশ',
    honey: 'মধু',
    half: 'অর্ধেক অগ্রিম',
    time: 'বৃহস্পতিবার ১৭ ডিসেম্বর, সকাল ১০টা–দুপুর ১টা',
    van: 'দুজন মিস্ত্রি ঘরে তুলে জোড়া দেবেন, প্যাকিংও নিয়ে যাবেন। খাট বসানো হলে বাকি অর্ধেক দেবেন।',
    measures: '৬ × ৭ ফুট, উচ্চতা ১৮ ইঞ্চি',
    made: '২৪ দিনে তৈরি',
    joint: 'জোড়ায় ১০ বছরের গ্যারান্টি',
  },
});

const theme = themed({
  ground: '#e9e4da',
  ink: '#26211b',
  soft: '#6c6458',
  line: '#c9c0b0',
  accent: '#3c5a46',
  tint: '#d7decf',
  round: 0,
});
const polishes = ['#a4693a', '#6b3d20', '#c99a62', '#2f2019'];
const days = Array.from({ length: 21 }, (_, index) => index + 6);
const chosen = 17;
/** Nobody comes before the bed is made, nor on a Friday. */
const isOpen = (day: number) => day > 15 && day % 7 !== 4;

function Calendar({ words, language }: SceneProps<Words>) {
  return (
    <Box w={372} gap={10}>
      <Box row justify="space-between">
        <T size={22} weight={600}>
          {words.month}
        </T>
        <Box row gap={6}>
          <Icon name="tabler:truck-delivery" size={26} color={v.accent} />
          <T size={19} soft>
            {words.place}
          </T>
        </Box>
      </Box>
      <Box grid={7} gap={4}>
        {words.week.map((day, index) => (
          <T key={`${day}${index}`} size={17} soft center>
            {day}
          </T>
        ))}
        {days.map((day) => (
          <Box
            key={day}
            h={44}
            center
            round={22}
            bg={day === chosen ? v.accent : isOpen(day) ? '#ffffffb0' : undefined}
            color={day === chosen ? 'white' : isOpen(day) ? v.ink : '#8b8273'}
          >
            <T size={20} weight={day === chosen ? 700 : 500}>
              {digits(day, language)}
            </T>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

export default function Furniture({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box at={[0, 0]} w={720} h={470} bg="#cfd6c4" />
      <Box at={[0, 390]} w={720} h={80} bg="#b9a88c" />
      <svg aria-hidden="true" width="720" height="390" style={{ position: 'absolute' }}>
        <rect
          x="520"
          y="110"
          width="130"
          height="150"
          fill="#f4efe3"
          stroke="#8b7350"
          strokeWidth="8"
        />
        <path d="M534 246l36-58l28 38l20-24l24 44z" fill="#7f9b78" />
        <circle cx="614" cy="150" r="15" fill="#e2a13c" />
      </svg>
      <div style={{ position: 'absolute', left: 74, top: 124 }}>
        <Bed w={570} wood="#a4693a" dark="#6f4021" cloth="#3c5a46" />
      </div>
      <Box at={[36, 26]} w={1128} row justify="space-between">
        <Lettering of={kathchapa} size={46} color={v.ink} />
        <Box row gap={32}>
          {words.menu.map((item) => (
            <T key={item} size={20} weight={500}>
              {item}
            </T>
          ))}
        </Box>
      </Box>
      <Box at={[756, 100]} w={410} gap={16}>
        <T head size={44} weight={600}>
          {words.bed}
        </T>
        <Box row gap={14}>
          <T size={19} soft style={{ width: 74 }}>
            {words.size}
          </T>
          {words.sizes.map((item, index) => (
            <Box
              key={item}
              pad="8 18"
              line={index ? v.ink : v.line}
              bg={index ? v.ink : undefined}
              color={index ? 'white' : undefined}
            >
              <T size={20} weight={600} line>
                {item}
              </T>
            </Box>
          ))}
        </Box>
        <Box row gap={14}>
          <T size={19} soft style={{ width: 74 }}>
            {words.polish}
          </T>
          {polishes.map((colour, index) => (
            <Box
              key={colour}
              w={54}
              h={40}
              bg={colour}
              style={index === 0 ? { outline: `3px solid ${v.ink}`, outlineOffset: 3 } : undefined}
            />
          ))}
          <T size={20} weight={600}>
            {words.honey}
          </T>
        </Box>
        <T size={62} weight={700} head line style={{ marginTop: 6 }}>
          {taka(68500, language)}
        </T>
        <Box row justify="space-between" bg={v.accent} color="white" pad="0 22" h={66}>
          <T size={22} weight={600}>
            {words.half}
          </T>
          <T size={26} weight={700}>
            {taka(34250, language)}
          </T>
        </Box>
      </Box>
      <Box at={[756, 506]}>
        <Calendar words={words} language={language} />
      </Box>
      <Box at={[36, 494]} w={640} gap={16}>
        <T head size={32}>
          {words.time}
        </T>
        <T size={21} soft>
          {words.van}
        </T>
        <Box row gap={20} style={{ marginTop: 4 }}>
          {(
            [
              ['tabler:ruler-2', words.measures],
              ['tabler:tools', words.made],
              ['tabler:rosette', words.joint],
            ] as const
          ).map(([icon, what]) => (
            <Box key={what} grow gap={8} pad="14 0" style={{ borderTop: `3px solid ${v.ink}` }}>
              <Icon name={icon} size={32} />
              <T size={19} weight={600} leading={1.2}>
                {what}
              </T>
            </Box>
          ))}
        </Box>
      </Box>
    </Scene>
  );
}
