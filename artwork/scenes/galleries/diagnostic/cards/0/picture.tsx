/** Onubikkhon: tubes from three collection points, and a blood count that waits for a signature. */

import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Barcode, Tube } from '#kit/demo/sample.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 520, top: 105, width: 660 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    laboratory: 'Onubikkhon Pathology Lab',
    places: { dhap: 'Dhap', medical: 'Medical Mor', shapla: 'Shapla' },
    tests: {
      blood: 'CBC',
      lipids: 'Lipid profile',
      creatinine: 'Creatinine',
      sugar: 'HbA1c',
      thyroid: 'TSH',
    },
    states: { sign: 'to sign', running: 'running', done: 'done', received: 'received' },
    count: 'Complete blood count',
    patient: 'Mst. Shefali Khatun, 34 · by Dr R. Sarker',
    outside: '2 out of range',
    results: {
      haemoglobin: 'Haemoglobin',
      white: 'White cells',
      platelets: 'Platelets',
      haematocrit: 'Haematocrit',
      volume: 'MCV',
    },
    checked: 'Checked, Anwar, 4.12 pm',
    link: 'SMS link goes out after signing',
    sign: 'Sign report',
  },
  bn: {
    laboratory: 'অণুবীক্ষণ প্যাথলজি ল্যাব',
    places: { dhap: 'ধাপ', medical: 'মেডিকেল মোড়', shapla: 'শাপলা' },
    tests: {
      blood: 'সিবিসি',
      lipids: 'লিপিড প্রোফাইল',
      creatinine: 'ক্রিয়েটিনিন',
      sugar: 'HbA1c',
      thyroid: 'টিএসএইচ',
    },
    states: { sign: 'সই বাকি', running: 'চলছে', done: 'শেষ', received: 'নমুনা এসেছে' },
    count: 'কমপ্লিট ব্লাড কাউন্ট',
    patient: 'মোছা. শেফালী খাতুন, ৩৪ · রেফার: ডা. আর. সরকার',
    outside: '২টি মাত্রার বাইরে',
    results: {
      haemoglobin: 'হিমোগ্লোবিন',
      white: 'শ্বেতকণিকা',
      platelets: 'প্লাটিলেট',
      haematocrit: 'হেমাটোক্রিট',
      volume: 'এমসিভি',
    },
    checked: 'যাচাই: আনোয়ার, বিকেল ৪:১২',
    link: 'সই হলেই এসএমএসে লিংক যাবে',
    sign: 'রিপোর্টে সই',
  },
});

const theme = themed({
  ground: '#f7f7fb',
  ink: '#1b1f3b',
  soft: '#676d8d',
  line: '#e1e3ef',
  accent: '#5446c9',
  tint: '#e9e7fb',
});
const tubes = [
  ['OB 60412', 'blood', 'dhap', '#a05bd8', 'sign'],
  ['OB 60415', 'lipids', 'medical', '#f2b632', 'running'],
  ['OB 60417', 'creatinine', 'shapla', '#d8443c', 'done'],
  ['OB 60420', 'sugar', 'dhap', '#a05bd8', 'running'],
  ['OB 60423', 'thyroid', 'shapla', '#d8443c', 'received'],
] as const;
const results = [
  ['haemoglobin', '9.2', 'g/dL', '12–15', 0.12, true],
  ['white', '8.6', '10³/µL', '4–11', 0.58, false],
  ['platelets', '268', '10³/µL', '150–400', 0.48, false],
  ['haematocrit', '27.8', '%', '36–46', 0.12, true],
  ['volume', '84', 'fL', '80–100', 0.36, false],
] as const;

export default function Laboratory({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box
        row
        justify="space-between"
        h={80}
        pad="0 32"
        bg="white"
        style={{ borderBottom: `2px solid ${v.line}` }}
      >
        <Box row gap={14}>
          <Box w={48} h={48} round={24} bg={v.accent} color="white" center>
            <Icon name="tabler:microscope" size={30} />
          </Box>
          <T head size={28}>
            {words.laboratory}
          </T>
        </Box>
        <Box row gap={14}>
          {(
            [
              ['dhap', 41],
              ['medical', 36],
              ['shapla', 28],
            ] as const
          ).map(([place, count]) => (
            <Box key={place} row gap={8} bg={v.tint} round={20} pad="7 16">
              <T size={19} line>
                {words.places[place]}
              </T>
              <T size={20} weight={800} color={v.accent}>
                {digits(count, language)}
              </T>
            </Box>
          ))}
        </Box>
      </Box>
      <Box at={[28, 100]} w={470} gap={12}>
        {tubes.map(([code, test, place, cap, state], index) => (
          <Box
            key={code}
            row
            gap={18}
            h={113}
            pad="0 20"
            round={18}
            bg={index === 0 ? v.accent : 'white'}
            color={index === 0 ? 'white' : v.ink}
            line={index === 0 ? v.accent : v.line}
          >
            <Tube cap={cap} level={30 + ((index * 7) % 12)} />
            <Box grow gap={2}>
              <T size={25} weight={700} leading={1.15} line>
                {words.tests[test]}
              </T>
              <T size={19} leading={1.2} line style={{ opacity: 0.8 }}>
                {words.places[place]} · {words.states[state]}
              </T>
            </Box>
            <Box bg="white" color={v.ink} round={8} pad="8 10 4" align="center" gap={2}>
              <Barcode seed={[7, 11, 13, 17, 19][index] ?? 7} />
              <T size={17} weight={600} leading={1.2}>
                {code}
              </T>
            </Box>
          </Box>
        ))}
      </Box>
      <Box at={[524, 100]} w={648} h={622} bg="white" round={22} pad="26 30" shadow>
        <Box row justify="space-between" align="flex-start">
          <Box gap={2}>
            <T head size={32}>
              {words.count}
            </T>
            <T size={20} soft>
              {words.patient}
            </T>
          </Box>
          <Box bg="#ffe9c7" color="#8a4b00" round={18} pad="7 16">
            <T size={19} weight={600} line>
              {words.outside}
            </T>
          </Box>
        </Box>
        <Box style={{ marginTop: 14 }}>
          {results.map(([name, value, unit, range, place, isLow]) => {
            const color = isLow ? '#c2410c' : v.ink;
            return (
              <Box
                key={name}
                row
                h={76}
                gap={16}
                pad="0 12"
                round={isLow ? 12 : 0}
                bg={isLow ? '#fff3ee' : undefined}
                style={{ borderBottom: `2px solid ${isLow ? '#fff' : v.line}` }}
              >
                <T size={22} weight={600} style={{ width: 138 }} line>
                  {words.results[name]}
                </T>
                <Box style={{ width: 164, position: 'relative' }} h={18} round={9} bg="#eceef6">
                  <Box at={[41, 0]} w={82} h={18} bg="#bfe6cd" />
                  <Box
                    at={[place * 164 - 11, -3]}
                    w={24}
                    h={24}
                    round={12}
                    bg={isLow ? color : '#2c8a57'}
                    line="white"
                  />
                </Box>
                <Box row grow justify="flex-end" gap={6} align="baseline">
                  <T size={31} weight={800} color={color} line>
                    {digits(value, language)}
                  </T>
                  <T size={17} soft line style={{ width: 76 }}>
                    {unit}
                  </T>
                </Box>
                <T size={19} soft right line style={{ width: 80 }}>
                  {digits(range, language)}
                </T>
              </Box>
            );
          })}
        </Box>
        <Box row justify="space-between" style={{ marginTop: 'auto' }}>
          <Box gap={0}>
            <Box row gap={8} color="#2c8a57">
              <Icon name="tabler:circle-check-filled" size={24} />
              <T size={19} weight={600}>
                {words.checked}
              </T>
            </Box>
            <T size={19} soft>
              {words.link}
            </T>
          </Box>
          <Button size={23} h={64} icon="tabler:signature">
            {words.sign}
          </Button>
        </Box>
      </Box>
    </Scene>
  );
}
