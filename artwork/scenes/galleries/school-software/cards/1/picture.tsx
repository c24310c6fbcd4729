/** Shobuj Tota: a mother's phone with Tuesday's diary of her daughter in Class Two. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { shobujTota } from '#kit/lettering/software.ts';
import { Lettering } from '#kit/lettering.tsx';
import { taka } from '#kit/money.ts';
import { Person } from '#kit/person.tsx';
import { Phone } from '#kit/phone.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 282, top: 188, width: 690 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    classes: 'Play group to Class Five, Khulna',
    diary: 'Ayesha’s diary',
    today: 'Class Two, Jaba · Tuesday',
    days: ['Sat', 'Sun', 'Mon', 'Tue', 'Wed'],
    homework: {
      bangla: { subject: 'Bangla', task: 'Learn “আমাদের ছোট নদী” by heart' },
      arithmetic: { subject: 'Maths', task: 'Times table of 6, page\u00a034' },
    },
    fetched: 'Picked up at 12.30 pm by',
    grandfather: 'Nana, Md. Yusuf Ali',
    fee: 'November fee',
    paid: 'Paid',
    van: 'Van 4 at 7.10',
    tiffin: 'Tiffin: khichuri',
    sports: 'Sports day soon',
  },
  bn: {
    classes: 'প্লে গ্রুপ থেকে পঞ্চম শ্রেণি, খুলনা',
    diary: 'আয়েশার ডায়েরি',
    today: 'দ্বিতীয় শ্রেণি, জবা · মঙ্গলবার',
    days: ['শনি', 'রবি', 'সোম', 'মঙ্গল', 'বুধ'],
    homework: {
      bangla: { subject: 'বাংলা', task: '“আমাদের ছোট নদী” মুখস্থ করবে' },
      arithmetic: { subject: 'গণিত', task: '৬-এর নামতা, পৃষ্ঠা ৩৪' },
    },
    fetched: 'দুপুর সাড়ে ১২টায় নিয়ে গেছেন',
    grandfather: 'নানা মো. ইউসুফ আলী',
    fee: 'নভেম্বরের বেতন',
    paid: 'পরিশোধিত',
    van: 'ভ্যান ৪, সকাল ৭:১০',
    tiffin: 'টিফিন: খিচুড়ি',
    sports: 'সামনে ক্রীড়া প্রতিযোগিতা',
  },
});

const theme = themed({
  ground: '#b9e58c',
  ink: '#173a1c',
  soft: '#5b7a52',
  line: '#dcebcb',
  accent: '#2b8a3e',
  tint: '#eaf7dc',
});

function Parrot() {
  return (
    <svg aria-hidden="true" width="318" height="414" viewBox="0 0 430 560" overflow="visible">
      <path d="M-290 400q340 70 740 10" stroke="#7a5230" strokeWidth="20" fill="none" />
      <path
        d="M60 424q-20-40-60-44q10 40 60 44zM330 410q30-40 70-34q-20 38-70 34z"
        fill="#4f9a3a"
      />
      <path d="M196 400q-60 60-30 160h36q-10-90 40-140z" fill="#1f7a46" />
      <path d="M230 400q-20 60-8 150h26q-4-90 26-150z" fill="#f2c230" />
      <path d="M150 190q-50 120 40 220q80 30 120-50q30-120-30-200z" fill="#3fae49" />
      <path d="M170 230q-10 110 60 170q20-110-6-170z" fill="#2b8a3e" />
      <circle cx="226" cy="140" r="86" fill="#55c255" />
      <path d="M150 168q70 50 150 4q-10 50-74 52t-76-56z" fill="#f04e58" />
      <circle cx="250" cy="120" r="24" fill="#fff" />
      <circle cx="255" cy="121" r="12" fill="#14280f" />
      <circle cx="259" cy="117" r="4" fill="#fff" />
      <path d="M298 112q56 6 46 66q-8 20-22 6q2-24-30-30z" fill="#e63b2e" />
      <path d="M196 62q6-40 40-46q-4 24 6 40z" fill="#f2c230" />
      <path d="M214 404v30M250 400v30" stroke="#d98a2b" strokeWidth="12" strokeLinecap="round" />
    </svg>
  );
}

const homework = [
  ['bangla', '#ffe3e0', '#c8372d'],
  ['arithmetic', '#e0ecff', '#2555b8'],
] as const;

export default function Diary({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <svg aria-hidden="true" width="1200" height="750" style={{ position: 'absolute' }}>
        <circle cx="250" cy="420" r="330" fill="#d3f0a8" />
        <circle cx="1090" cy="120" r="150" fill="#ffd94a" />
      </svg>
      <div style={{ position: 'absolute', left: 196, top: 186 }}>
        <Parrot />
      </div>
      <Box at={[48, 34]} gap={4}>
        <Lettering of={shobujTota} size={88} color="#17602a" />
        <T size={24} weight={600}>
          {words.classes}
        </T>
      </Box>
      <Phone
        w={450}
        h={860}
        at={[520, 34]}
        bg={v.tint}
        time={digits('6:20', language)}
        status={v.ink}
      >
        <Box pad="6 22 0" gap={20}>
          <Box row gap={14}>
            <Person
              size={74}
              hair="braid"
              wear="uniform"
              cloth="#ffffff"
              cloth2="#2b8a3e"
              bg="#ffd94a"
            />
            <Box>
              <T head size={28}>
                {words.diary}
              </T>
              <T size={19} soft>
                {words.today}
              </T>
            </Box>
          </Box>
          <Box row gap={7}>
            {words.days.map((day, index) => (
              <Box
                key={day}
                grow
                h={46}
                center
                round={14}
                bg={index === 3 ? v.accent : 'white'}
                color={index === 3 ? 'white' : v.ink}
              >
                <T size={19} weight={600}>
                  {day}
                </T>
              </Box>
            ))}
          </Box>
          {homework.map(([subject, bg, color]) => (
            <Box key={subject} bg="white" round={18} pad="14 18" gap={6} row>
              <Box w={100} h={72} round={16} bg={bg} center color={color}>
                <T size={18} weight={700}>
                  {words.homework[subject].subject}
                </T>
              </Box>
              <T size={21} weight={500} leading={1.3} style={{ flex: 1, paddingLeft: 10 }}>
                {words.homework[subject].task}
              </T>
            </Box>
          ))}
          <Box bg="white" round={18} pad="14 18" row gap={14}>
            <Person
              size={66}
              hair="receding"
              beard="moustache"
              wear="panjabi"
              cloth="#e9edf5"
              cloth2="#b9c4d8"
              skin={2}
              bg="#cfe6ff"
            />
            <Box grow>
              <T size={19} soft>
                {words.fetched}
              </T>
              <T size={23} weight={700}>
                {words.grandfather}
              </T>
            </Box>
          </Box>
          <Box bg={v.accent} color="white" round={18} pad="16 20" row justify="space-between">
            <Box>
              <T size={19}>{words.fee}</T>
              <T head size={34}>
                {taka(1800, language)}
              </T>
            </Box>
            <Box row gap={8} bg="white" color={v.accent} round={24} pad="8 16">
              <Icon name="tabler:check" size={26} />
              <T size={21} weight={700}>
                {words.paid}
              </T>
            </Box>
          </Box>
        </Box>
      </Phone>
      <Box at={[1000, 330]} w={172} gap={18}>
        {(
          [
            ['tabler:bus', words.van],
            ['tabler:apple', words.tiffin],
            ['tabler:confetti', words.sports],
          ] as const
        ).map(([icon, what]) => (
          <Box key={what} bg="#ffffffd9" round={20} pad="16 18" gap={8}>
            <Icon name={icon} size={34} color={v.accent} />
            <T size={21} weight={600} leading={1.2}>
              {what}
            </T>
          </Box>
        ))}
      </Box>
    </Scene>
  );
}
