/** Neem & Shiuli: a face wash, what is in it, and what three buyers say. */

import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Tube } from '#kit/demo/face-wash.tsx';
import { Icon } from '#kit/icon.tsx';
import { neemShiuli } from '#kit/lettering/shops.ts';
import { Lettering } from '#kit/lettering.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 530, top: 64, width: 640 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    product: 'Neem face wash',
    menu: ['Face', 'Soap', 'Hair'],
    amount: '100 ml · for oily skin',
    contents: ['Neem leaf', 'Aloe vera', 'Turmeric', 'Coconut base'],
    batch: 'Batch',
    made: ['Made', 'Sept 2026'],
    until: ['Use before', 'Aug 2028'],
    again: 'Order again',
    often: 'Every 2 months',
    rating: '4.8 from 212 buyers',
    reviews: [
      ['Fewer pimples, and no tight skin.', 'Sumaiya, Khulna'],
      ['A light scent. My mother likes it too.', 'Rafid, Dhaka'],
      ['My third one. Arrived unharmed.', 'Tanzila, Jashore'],
    ],
  },
  bn: {
    product: 'নিম ফেসওয়াশ',
    menu: ['মুখ', 'সাবান', 'চুল'],
    amount: '১০০ মিলি · তৈলাক্ত ত্বকের জন্য',
    contents: ['নিমপাতা', 'অ্যালোভেরা', 'হলুদ', 'নারকেল বেস'],
    batch: 'ব্যাচ',
    made: ['উৎপাদন', 'সেপ্টেম্বর ২০২৬'],
    until: ['মেয়াদ', 'আগস্ট ২০২৮'],
    again: 'আবার অর্ডার',
    often: 'প্রতি ২ মাসে',
    rating: '২১২ জন ক্রেতার রেটিং ৪.৮',
    reviews: [
      ['ব্রণ কমেছে, ত্বক টানে না।', 'সুমাইয়া, খুলনা'],
      ['গন্ধটা হালকা, মায়েরও পছন্দ।', 'রাফিদ, ঢাকা'],
      ['তৃতীয়বার নিলাম। প্যাকেট অক্ষত।', 'তানজিলা, যশোর'],
    ],
  },
});

const theme = themed({
  ground: '#fff8f1',
  ink: '#2c2a3a',
  soft: '#77718a',
  line: '#f1ddd0',
  accent: '#d1491d',
  tint: '#ffe3d3',
  round: 32,
});

export default function Skincare({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <svg aria-hidden="true" width="560" height="750" style={{ position: 'absolute' }}>
        <path d="M0 0h430q110 190 60 400T430 750H0z" fill="#ffd2b8" />
      </svg>
      <div style={{ position: 'absolute', left: 30, top: 84 }}>
        <Tube />
      </div>
      <T
        size={25}
        weight={700}
        color="#3f6832"
        center
        style={{ position: 'absolute', left: 165, top: 214, width: 204 }}
      >
        {words.product}
      </T>
      <Box at={[36, 22]}>
        <Lettering of={neemShiuli} size={58} color="#d1491d" />
      </Box>
      <Box at={[540, 34]} w={624} gap={14}>
        <Box row justify="flex-end" gap={30}>
          {words.menu.map((item) => (
            <T key={item} size={21} weight={500}>
              {item}
            </T>
          ))}
          <Icon name="tabler:user-circle" size={32} />
        </Box>
        <Box row justify="space-between" align="flex-end">
          <Box>
            <T head size={54} leading={1}>
              {words.product}
            </T>
            <T size={21} soft style={{ marginTop: 8 }}>
              {words.amount}
            </T>
          </Box>
          <T head size={60} color={v.accent} line>
            {taka(320, language)}
          </T>
        </Box>
        <Box row gap={10} style={{ flexWrap: 'wrap' }}>
          {words.contents.map((item) => (
            <Box key={item} bg="#e4f0d8" color="#355a27" pad="7 16" round={20}>
              <T size={19} weight={600} line>
                {item}
              </T>
            </Box>
          ))}
        </Box>
        <Box row gap={0} line={v.line} round={18} bg="white">
          {[[words.batch, 'NS-2609'], words.made, words.until].map(([what, value], index) => (
            <Box
              key={what}
              grow
              pad="12 20"
              style={index ? { borderLeft: `2px solid ${v.line}` } : undefined}
            >
              <T size={18} soft>
                {what}
              </T>
              <T size={23} weight={700} line>
                {value}
              </T>
            </Box>
          ))}
        </Box>
        <Box row gap={14}>
          <Button size={23} h={62} grow icon="tabler:refresh" color="white" bg="#d1491d">
            {words.again}
          </Button>
          <Button size={23} h={62} bg="white" color={v.ink} line={v.line}>
            {words.often}
          </Button>
        </Box>
      </Box>
      <Box at={[540, 470]} w={624} gap={12}>
        <Box row gap={10}>
          <T size={21} weight={700}>
            {words.rating}
          </T>
          {[0, 1, 2, 3, 4].map((star) => (
            <Icon key={star} name="tabler:star-filled" size={24} color="#f2a33d" />
          ))}
        </Box>
        {words.reviews.map(([review, who]) => (
          <Box
            key={review}
            row
            justify="space-between"
            bg="white"
            round="26px 26px 26px 4px"
            pad="0 24"
            h={62}
          >
            <T size={23} weight={500} line>
              {review}
            </T>
            <T size={19} soft line>
              {who}
            </T>
          </Box>
        ))}
      </Box>
    </Scene>
  );
}
