/** A tester's desk: four phones, one long Bangla name, one fault note. */
import type { ReactNode } from 'react';
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { Laptop } from '#kit/laptop.tsx';
import { accent, brand, paddy, shapla } from '#kit/palette.ts';
import { Phone } from '#kit/phone.tsx';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    fault: 'Fault 37',
    weight: 'medium',
    what: 'A name of more than 18 Bangla letters is cut off in the form',
    steps: ['1. Open “Guardian”', '2. Type the full name', '3. Save, open again'],
    large: '6.1 inch',
    small: '5.4 inch',
    offline: 'data off',
  },
  bn: {
    fault: 'ত্রুটি ৩৭',
    weight: 'মাঝারি',
    what: 'বাংলা নাম ১৮ অক্ষরের বেশি হলে ফরমে কেটে যায়',
    steps: ['১. “অভিভাবক” খুলুন', '২. পূর্ণ নাম লিখুন', '৩. সংরক্ষণ করে আবার খুলুন'],
    large: '৬.১ ইঞ্চি',
    small: '৫.৪ ইঞ্চি',
    offline: 'ডেটা বন্ধ',
  },
});

function Small({ x, w, h, children }: { x: number; w: number; h: number; children: ReactNode }) {
  return (
    <Phone w={w} h={h} at={[x, 866 - h]} time="" style={{ padding: 10 }}>
      <Box grow center pad="0 14 20" gap={12}>
        {children}
      </Box>
    </Phone>
  );
}

export default function Desk({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.90 .04 75)' }}>
      <Box at={[0, 700]} w={1200} h={200} bg="oklch(.70 .08 62)" />
      <Laptop w={660} h={480} at={[64, 70]} bg="white">
        <Box pad="34 40" gap={16}>
          <Box row justify="space-between">
            <T head size={46}>
              {words.fault}
            </T>
            <Box bg={accent[100]} round={30} pad="6 20">
              <T size={26} weight={700} color={accent[700]}>
                {words.weight}
              </T>
            </Box>
          </Box>
          <T size={33} weight={600} leading={1.3}>
            {words.what}
          </T>
          <Box gap={6}>
            {words.steps.map((step) => (
              <T key={step} size={28}>
                {step}
              </T>
            ))}
          </Box>
        </Box>
      </Laptop>
      <Small x={80} w={190} h={360}>
        <Icon name="tabler:circle-check-filled" size={84} color={paddy[500]} />
        <T size={26} weight={600} center>
          {words.large}
        </T>
      </Small>
      <Small x={296} w={180} h={320}>
        <Icon name="tabler:circle-check-filled" size={84} color={paddy[500]} />
        <T size={26} weight={600} center>
          {words.small}
        </T>
      </Small>
      <Small x={502} w={200} h={390}>
        <Icon name="tabler:wifi-off" size={80} color={brand[600]} />
        <T size={26} weight={600} center>
          {words.offline}
        </T>
      </Small>
      <Phone w={420} h={800} at={[744, 66]} time={digits('10:12', language)}>
        <Box pad="10 26" gap={18}>
          <T size={34} weight={700}>
            অভিভাবকের তথ্য
          </T>
          <Box gap={8}>
            <T size={26} weight={500}>
              পূর্ণ নাম
            </T>
            <Box
              h={88}
              round={16}
              pad="0 18"
              justify="center"
              clip
              style={{ border: `4px solid ${shapla[500]}` }}
            >
              <T size={33} weight={600} line>
                মোহাম্মদ আশরাফুজ্জামান চৌধুরী
              </T>
            </Box>
          </Box>
          <Box gap={8}>
            <T size={26} weight={500}>
              মোবাইল নম্বর
            </T>
            <Box h={84} round={16} pad="0 18" justify="center" line="oklch(.86 .02 275)">
              <T size={31}>01200-000000</T>
            </Box>
          </Box>
          <Box gap={8}>
            <T size={26} weight={500}>
              পেশা
            </T>
            <Box h={84} round={16} pad="0 18" justify="center" line="oklch(.86 .02 275)">
              <T size={31}>শিক্ষক</T>
            </Box>
          </Box>
          <Box center h={84} round={44} bg={brand[700]} color="white">
            <T size={31} weight={700}>
              সংরক্ষণ
            </T>
          </Box>
        </Box>
      </Phone>
      <Thread d="M690 180C730 180 720 270 758 268" color={shapla[500]} width={8} dash="16 16" />
    </Plate>
  );
}
