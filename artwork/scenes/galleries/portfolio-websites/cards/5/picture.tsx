/** Khilkhil Dental Chamber: two dentists, the half-hours of a Saturday, 6.30 pm chosen. */

import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Tooth } from '#kit/demo/tooth.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { khilkhil } from '#kit/lettering/portfolio.ts';
import { Lettering } from '#kit/lettering.tsx';
import { taka } from '#kit/money.ts';
import { Person } from '#kit/person.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 428, top: 193, width: 596 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    place: 'Dental chamber, Shaheb Bazar, Rajshahi',
    heading: 'Half an hour, no waiting room',
    closed: 'Closed on Friday from 12 to 3',
    doctors: {
      fahmida: ['Dr Fahmida Noor', 'Root canal, crowns'],
      asif: ['Dr Asif Mahmud', 'Children, braces'],
    },
    days: ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue'],
    day: 'Saturday 28 November',
    point: '.',
    parts: { afternoon: 'pm', evening: 'pm', night: 'pm' },
    taken: 'taken',
    visit: 'Visit with Dr Fahmida, 6.30 pm',
    confirm: 'Confirm by SMS code',
    reminder: 'A reminder comes 2 hours before.',
  },
  bn: {
    place: 'ডেন্টাল চেম্বার, সাহেব বাজার, রাজশাহী',
    heading: 'আধা ঘণ্টা, বসে থাকা নয়',
    closed: 'শুক্রবার ১২টা–৩টা বন্ধ',
    doctors: { fahmida: ['ডা. ফাহমিদা নূর', 'রুট ক্যানেল, ক্রাউন'], asif: ['ডা. আসিফ মাহমুদ', 'শিশু, ব্রেস'] },
    days: ['বৃহ', 'শুক্র', 'শনি', 'রবি', 'সোম', 'মঙ্গল'],
    day: 'শনিবার ২৮ নভেম্বর',
    point: ':',
    parts: { afternoon: 'বিকেল', evening: 'সন্ধ্যা', night: 'রাত' },
    taken: 'বুকড',
    visit: 'ডা. ফাহমিদা, সন্ধ্যা ৬:৩০',
    confirm: 'এসএমএস কোডে নিশ্চিত',
    reminder: '২ ঘণ্টা আগে রিমাইন্ডার যাবে।',
  },
});

const theme = themed({
  ground: '#e9f7ff',
  ink: '#113047',
  soft: '#587489',
  line: '#c4e2f3',
  accent: '#077a75',
  tint: '#d5f3f0',
  round: 20,
});
const slots = [
  ['4.00', 'afternoon'],
  ['4.30', 'afternoon'],
  ['5.00', 'afternoon'],
  ['5.30', 'afternoon'],
  ['6.00', 'evening'],
  ['6.30', 'evening'],
  ['7.00', 'evening'],
  ['7.30', 'evening'],
  ['8.00', 'night'],
  ['8.30', 'night'],
] as const;
const full = ['4.30', '5.30', '7.00', '8.00'];

export default function Dentist({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box
        at={[0, 0]}
        w={400}
        h={750}
        bg={v.accent}
        color="white"
        round="0 0 120px 0"
        pad="34 40"
        gap={14}
      >
        <Lettering of={khilkhil} size={76} color="white" />
        <T size={22} weight={500}>
          {words.place}
        </T>
        <Box style={{ alignSelf: 'center', marginTop: 24 }}>
          <Tooth />
        </Box>
        <T head size={44} style={{ marginTop: 24 }}>
          {words.heading}
        </T>
        <T size={21} style={{ marginTop: 8 }}>
          {words.closed}
        </T>
      </Box>
      <Box at={[440, 40]} w={720} row gap={18}>
        {(
          [
            ['fahmida', true],
            ['asif', false],
          ] as const
        ).map(([doctor, on]) => (
          <Box
            key={doctor}
            grow
            row
            gap={16}
            bg="white"
            round={24}
            pad="16 20"
            line={on ? v.accent : 'white'}
            style={{ borderWidth: 4 }}
          >
            <Person
              size={92}
              hair={on ? 'hijab' : 'side'}
              wear="coat"
              cloth={on ? '#0aa5a0' : '#3b6fb5'}
              cloth2={on ? '#6a4fa3' : 'white'}
              glasses={!on}
              skin={on ? 0 : 2}
              bg={on ? '#d5f3f0' : '#e0eafc'}
            />
            <Box gap={2}>
              <T size={24} weight={700} leading={1.15}>
                {words.doctors[doctor][0]}
              </T>
              <T size={19} soft line>
                {words.doctors[doctor][1]}
              </T>
            </Box>
          </Box>
        ))}
      </Box>
      <Box at={[440, 206]} w={720} row gap={10}>
        {[26, 27, 28, 29, 30, 1].map((date, index) => (
          <Box
            key={date}
            grow
            h={84}
            center
            round={20}
            bg={date === 28 ? v.ink : 'white'}
            color={date === 28 ? 'white' : v.ink}
          >
            <T size={18} leading={1.2}>
              {words.days[index]}
            </T>
            <T size={29} weight={700} leading={1.1}>
              {digits(date, language)}
            </T>
          </Box>
        ))}
      </Box>
      <Box at={[440, 320]} w={720} gap={14}>
        <T size={23} weight={700}>
          {words.day}
        </T>
        <Box grid={5} gap={12}>
          {slots.map(([slot, part]) => {
            const on = slot === '6.30';
            const gone = full.includes(slot);
            return (
              <Box
                key={slot}
                h={82}
                center
                round={22}
                bg={on ? v.accent : gone ? 'transparent' : 'white'}
                color={on ? 'white' : gone ? '#9bb3c2' : v.ink}
                line={gone ? v.line : 'transparent'}
                style={{ borderStyle: gone ? 'dashed' : 'solid' }}
              >
                <T
                  size={29}
                  weight={700}
                  leading={1.1}
                  style={gone ? { textDecoration: 'line-through' } : {}}
                >
                  {digits(slot, language).replace('.', words.point)}
                </T>
                <T size={17} leading={1.1}>
                  {gone ? words.taken : words.parts[part]}
                </T>
              </Box>
            );
          })}
        </Box>
      </Box>
      <Box
        at={[440, 574]}
        w={720}
        h={138}
        row
        justify="space-between"
        bg="white"
        round={28}
        pad="0 30"
      >
        <Box gap={2}>
          <T size={21} soft>
            {words.visit}
          </T>
          <T head size={50} line>
            {taka(800, language)}
          </T>
        </Box>
        <Box gap={8} align="flex-end">
          <Button size={24} h={64} icon="tabler:message-check" bg={v.accent} color="white">
            {words.confirm}
          </Button>
          <Box row gap={8} color={v.soft}>
            <Icon name="tabler:bell" size={22} />
            <T size={18}>{words.reminder}</T>
          </Box>
        </Box>
      </Box>
    </Scene>
  );
}
