/** Takli Yarn Mills: six ring frames by shift, the waste, and the cotton still in the godown. */

import { Box } from '#kit/box.tsx';
import { Frames, frames, shades } from '#kit/demo/ring-frames.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { grouped, sum } from '#kit/money.ts';
import { Ring } from '#kit/ring.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 392, top: 90, width: 786 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    brand: 'Takli Yarn Mills',
    menu: ['Spinning', 'Cotton', 'Cone store', 'Delivery'],
    frames: 'Ring frames, kg by shift',
    shifts: ['6 am', '2 pm', '10 pm'],
    count: '30s carded, Wednesday',
    yarn: 'kg of yarn',
    stood: 'RF 4 stood: 2 h 10 min, spindle tape',
    wasted: '3.8%',
    waste: 'Waste',
    wastes: ['Blow room 2.1%', 'Card 1.2%', 'Ring 0.5%'],
    lots: {
      benin: 'Lot 214, Benin',
      uzbekistan: 'Lot 217, Uzbekistan',
      india: 'Lot 219, India, Shankar-6',
    },
    credit: 'LC',
    left: 'bales left',
  },
  bn: {
    brand: 'তকলি ইয়ার্ন মিলস',
    menu: ['স্পিনিং', 'তুলা', 'কোন স্টোর', 'ডেলিভারি'],
    frames: 'রিং ফ্রেম, শিফটপ্রতি কেজি',
    shifts: ['সকাল ৬টা', 'দুপুর ২টা', 'রাত ১০টা'],
    count: '৩০ কার্ডেড, বুধবার',
    yarn: 'কেজি সুতা',
    stood: 'RF 4 বন্ধ ২ ঘ. ১০ মি., স্পিন্ডল টেপ',
    wasted: '৩.৮%',
    waste: 'অপচয়',
    wastes: ['ব্লো রুম ২.১%', 'কার্ড ১.২%', 'রিং ০.৫%'],
    lots: { benin: 'লট ২১৪, বেনিন', uzbekistan: 'লট ২১৭, উজবেকিস্তান', india: 'লট ২১৯, ভারত, শংকর-৬' },
    credit: 'এলসি',
    left: 'বেল আছে',
  },
});

const theme = themed({
  ground: '#eceff1',
  ink: '#1d2b33',
  soft: '#61727c',
  line: '#d3dade',
  accent: '#0f766e',
  tint: '#d4ebe8',
  round: 10,
});
const lots = [
  ['benin', '0417', 320, 500],
  ['uzbekistan', '0433', 145, 400],
  ['india', '0451', 610, 650],
] as const;
const total = sum(frames.flatMap(([, shifts]) => shifts));

export default function SpinningMill({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box row justify="space-between" h={78} pad="0 32" bg="#1d2b33" color="white">
        <Box row gap={14}>
          <svg aria-hidden="true" width="40" height="46" viewBox="0 0 40 46">
            <path d="M12 4h16l8 38H4z" fill="#b4ded7" />
            <path d="M11 12l18 4M10 19l20 4M8 26l23 4M7 33l26 4" stroke="#0f766e" strokeWidth="3" />
          </svg>
          <T head size={28}>
            {words.brand}
          </T>
        </Box>
        <Box row gap={28}>
          {words.menu.map((item, index) => (
            <T key={item} size={20} weight={600} style={{ opacity: index === 0 ? 1 : 0.65 }}>
              {item}
            </T>
          ))}
        </Box>
      </Box>
      <Box at={[28, 102]} w={760} h={478} bg="white" round={14} pad="22 28">
        <Box row justify="space-between">
          <T head size={30}>
            {words.frames}
          </T>
          <Box row gap={18}>
            {words.shifts.map((shift, index) => (
              <Box key={shift} row gap={8}>
                <Box w={18} h={18} round={5} bg={shades[index]} />
                <T size={18} soft>
                  {shift}
                </T>
              </Box>
            ))}
          </Box>
        </Box>
        <Frames language={language} />
      </Box>
      <Box
        at={[812, 102]}
        w={360}
        h={230}
        bg={v.accent}
        color="white"
        round={14}
        pad="22 28"
        gap={2}
      >
        <T size={20}>{words.count}</T>
        <T head size={66} weight={800} line>
          {grouped(total, language)}
        </T>
        <T size={24} weight={600}>
          {words.yarn}
        </T>
        <T size={19} style={{ marginTop: 8 }}>
          {words.stood}
        </T>
      </Box>
      <Box at={[812, 350]} w={360} h={230} bg="white" round={14} pad="0 28" row gap={26}>
        <Ring
          size={150}
          thick={26}
          parts={[
            [3.8, '#e07a1f'],
            [96.2, '#e6eaec'],
          ]}
        >
          <T head size={36} line>
            {words.wasted}
          </T>
        </Ring>
        <Box gap={4}>
          <T size={24} weight={700}>
            {words.waste}
          </T>
          <T size={19} soft leading={1.35} line>
            {words.wastes[0]}
            <br />
            {words.wastes[1]}
            <br />
            {words.wastes[2]}
          </T>
        </Box>
      </Box>
      <Box at={[28, 600]} w={1144} grid={3} gap={18}>
        {lots.map(([lot, credit, left, all]) => (
          <Box key={lot} bg="white" round={14} pad="16 22" gap={8}>
            <Box row justify="space-between">
              <Box row gap={10}>
                <Icon name="tabler:package" size={28} color={v.accent} />
                <T size={23} weight={700} line>
                  {words.lots[lot]}
                </T>
              </Box>
            </Box>
            <Box row justify="space-between" align="flex-end">
              <T size={19} soft>
                {words.credit} {digits(credit, language)}
              </T>
              <T size={27} weight={700} line color={left < 150 ? '#b5560b' : v.ink}>
                {digits(left, language)} {words.left}
              </T>
            </Box>
            <Box h={12} round={6} bg={v.ground}>
              <Box
                h={12}
                w={`${(left / all) * 100}%`}
                round={6}
                bg={left < 150 ? '#e07a1f' : v.accent}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Scene>
  );
}
