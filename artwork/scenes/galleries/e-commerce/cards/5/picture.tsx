/** Neem & Shiuli: a face wash, what is in it, and what three buyers say in Bangla. */

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
import { fonts, themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 505, top: 78, width: 690 };

const theme = themed({
  ground: '#fff8f1',
  ink: '#2c2a3a',
  soft: '#77718a',
  line: '#f1ddd0',
  accent: '#d1491d',
  tint: '#ffe3d3',
  round: 32,
});
const reviews = [
  ['ব্রণ কমেছে, ত্বক টানে না।', 'সুমাইয়া, খুলনা'],
  ['গন্ধটা হালকা, মায়েরও পছন্দ।', 'রাফিদ, ঢাকা'],
  ['তৃতীয়বার নিলাম। প্যাকেট অক্ষত।', 'তানজিলা, যশোর'],
] as const;

export default function Skincare() {
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
        Neem face wash
      </T>
      <Box at={[36, 22]}>
        <Lettering of={neemShiuli} size={58} color="#d1491d" />
      </Box>
      <Box at={[540, 34]} w={624} gap={14}>
        <Box row justify="flex-end" gap={30}>
          {['Face', 'Soap', 'Hair'].map((item) => (
            <T key={item} size={21} weight={500}>
              {item}
            </T>
          ))}
          <Icon name="tabler:user-circle" size={32} />
        </Box>
        <Box row justify="space-between" align="flex-end">
          <Box>
            <T head size={54} leading={1}>
              Neem face wash
            </T>
            <T size={21} soft style={{ marginTop: 8 }}>
              100 ml · for oily skin
            </T>
          </Box>
          <T head size={60} color={v.accent} line>
            {taka(320)}
          </T>
        </Box>
        <Box row gap={10} style={{ flexWrap: 'wrap' }}>
          {['Neem leaf', 'Aloe vera', 'Turmeric', 'Coconut base'].map((item) => (
            <Box key={item} bg="#e4f0d8" color="#355a27" pad="7 16" round={20}>
              <T size={19} weight={600} line>
                {item}
              </T>
            </Box>
          ))}
        </Box>
        <Box row gap={0} line={v.line} round={18} bg="white">
          {(
            [
              ['Batch', 'NS-2609'],
              ['Made', 'Sept 2026'],
              ['Use before', 'Aug 2028'],
            ] as const
          ).map(([what, value], index) => (
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
            Order again
          </Button>
          <Button size={23} h={62} bg="white" color={v.ink} line={v.line}>
            Every 2 months
          </Button>
        </Box>
      </Box>
      <Box at={[540, 470]} w={624} gap={12}>
        <Box row gap={10}>
          <T size={21} weight={700}>
            4.8 from 212 buyers
          </T>
          {[0, 1, 2, 3, 4].map((star) => (
            <Icon key={star} name="tabler:star-filled" size={24} color="#f2a33d" />
          ))}
        </Box>
        {reviews.map(([words, who]) => (
          <Box
            key={words}
            row
            justify="space-between"
            bg="white"
            round="26px 26px 26px 4px"
            pad="0 24"
            h={62}
          >
            <T size={23} weight={500} font={fonts.anek} line>
              {words}
            </T>
            <T size={19} soft font={fonts.anek} line>
              {who}
            </T>
          </Box>
        ))}
      </Box>
    </Scene>
  );
}
