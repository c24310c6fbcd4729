/** Chilekotha Homes: a house of nine storeys, flat by flat, and what 5B still has to pay. */

import { Box } from '#kit/box.tsx';
import { Building, floors, looks } from '#kit/demo/flats.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 510, top: 5, width: 684 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    brand: 'Chilekotha Homes',
    states: { f: 'free', b: 'booked', s: 'sold' },
    house: 'Nirjon, Mirpur 12',
    letters: ['A', 'B', 'C', 'D'],
    flat: 'Flat 5B',
    buyers: '1,340 sq ft, south · Shamima & Reza Karim',
    schedule: {
      booking: ['Booking', '12 Aug'],
      first: ['1st instalment', '12 Nov'],
      second: ['2nd instalment', '12 Feb'],
      third: ['3rd instalment', '12 May'],
      handover: ['At handover', 'Dec 2027'],
    },
    price: 'Price with parking',
    paid: 'Paid so far',
    sms: 'SMS goes out on 5 February, 7 days before the cheque',
  },
  bn: {
    brand: 'চিলেকোঠা হোমস',
    states: { f: 'খালি', b: 'বুকড', s: 'বিক্রি' },
    house: 'নির্জন, মিরপুর ১২',
    letters: ['এ', 'বি', 'সি', 'ডি'],
    flat: 'ফ্ল্যাট ৫বি',
    buyers: '১,৩৪০ বর্গফুট, দক্ষিণমুখী · শামীমা ও রেজা করিম',
    schedule: {
      booking: ['বুকিং', '১২ আগস্ট'],
      first: ['১ম কিস্তি', '১২ নভে.'],
      second: ['২য় কিস্তি', '১২ ফেব্রু.'],
      third: ['৩য় কিস্তি', '১২ মে'],
      handover: ['হস্তান্তরে', 'ডিসে. ২০২৭'],
    },
    price: 'পার্কিংসহ দাম',
    paid: 'এ পর্যন্ত জমা',
    sms: 'চেকের ৭ দিন আগে, ৫ ফেব্রুয়ারি এসএমএস যাবে',
  },
});

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
  ['booking', 1000000, 'paid'],
  ['first', 850000, 'paid'],
  ['second', 850000, 'next'],
  ['third', 850000, ''],
  ['handover', 3950000, ''],
] as const;

export default function FlatSales({ words, language }: SceneProps<Words>) {
  const count = (state: string) => [...floors.join('')].filter((flat) => flat === state).length;
  return (
    <Scene size={size} theme={theme}>
      <Box at={[36, 26]} row gap={12}>
        <Icon name="tabler:building-community" size={40} color={v.accent} stroke={2.2} />
        <Box>
          <T head size={29}>
            {words.brand}
          </T>
        </Box>
      </Box>
      <div style={{ position: 'absolute', left: -10, top: 60 }}>
        <Building letters={words.letters} language={language} />
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
          {(['f', 'b', 's'] as const).map((state) => (
            <Box
              key={state}
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
                {digits(count(state), language)}
              </T>
              <T size={20} weight={600}>
                {words.states[state]}
              </T>
            </Box>
          ))}
        </Box>
        <Box row justify="space-between" align="flex-end">
          <Box gap={2}>
            <T size={20} color={v.accent} weight={600}>
              {words.house}
            </T>
            <T head size={54}>
              {words.flat}
            </T>
            <T size={20} soft>
              {words.buyers}
            </T>
          </Box>
        </Box>
        <Box>
          {schedule.map(([what, amount, state]) => (
            <Box
              key={what}
              row
              h={59}
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
                {words.schedule[what][0]}
              </T>
              <T size={20} soft style={{ width: 104 }} line>
                {words.schedule[what][1]}
              </T>
              <T size={24} weight={700} right style={{ width: 146 }} line>
                {taka(amount, language)}
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
            <T size={19}>{words.price}</T>
            <T head size={38} line>
              {taka(7500000, language)}
            </T>
          </Box>
          <Box align="flex-end">
            <T size={19}>{words.paid}</T>
            <T head size={38} line>
              {taka(1850000, language)}
            </T>
          </Box>
        </Box>
        <T size={19} soft>
          {words.sms}
        </T>
      </Box>
    </Scene>
  );
}
