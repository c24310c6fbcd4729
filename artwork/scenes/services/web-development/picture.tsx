/** A furniture maker's home page, in one language on a laptop and in the other on a phone. */
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { DiningSet } from '#kit/drawn/house.tsx';
import { Laptop } from '#kit/laptop.tsx';
import { taka } from '#kit/money.ts';
import { accent } from '#kit/palette.ts';
import { Phone } from '#kit/phone.tsx';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;
export const detail = { left: 95, top: 215, width: 762 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    laptop: {
      shop: 'Dewan Furniture',
      menu: ['Dining', 'Bedroom'],
      title: 'Teak, for a table of six',
      about: 'Dining set from our Panthapath workshop',
      call: 'Call the showroom',
    },
    phone: {
      title: 'সেগুন কাঠের ডাইনিং সেট',
      about: 'ছয়টি চেয়ার সহ',
      call: 'শোরুমে ফোন করুন',
    },
  },
  bn: {
    laptop: {
      shop: 'দেওয়ান ফার্নিচার',
      menu: ['ডাইনিং', 'বেডরুম'],
      title: 'সেগুন কাঠের ডাইনিং সেট',
      about: 'ছয়টি চেয়ারসহ, পান্থপথের কারখানায় তৈরি',
      call: 'শোরুমে ফোন করুন',
    },
    phone: {
      title: 'Teak, for a table of six',
      about: 'with six chairs',
      call: 'Call the showroom',
    },
  },
});

const theme = themed({
  accent: 'oklch(.40 .08 50)',
  ground: 'oklch(.95 .02 75)',
  tint: 'oklch(.89 .04 70)',
  ink: 'oklch(.26 .04 50)',
  soft: 'oklch(.45 .04 55)',
});

function Language({ bangla }: { bangla: boolean }) {
  return (
    <Box row round={30} line={v.accent} clip>
      {['English', 'বাংলা'].map((name, index) => {
        const on = (index === 1) === bangla;
        return (
          <Box key={name} pad="6 16" bg={on ? v.accent : undefined}>
            <T size={22} weight={600} line color={on ? v.onAccent : v.accent}>
              {name}
            </T>
          </Box>
        );
      })}
    </Box>
  );
}

export default function Website({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground="accentPale" theme={theme}>
      <Laptop w={870} h={590} at={[70, 126]} bg={theme.ground}>
        <Box row justify="space-between" pad="0 34" h={86}>
          <T head size={30} color={v.accent}>
            {words.laptop.shop}
          </T>
          <Box row gap={28}>
            {words.laptop.menu.map((name) => (
              <T key={name} size={22} weight={500}>
                {name}
              </T>
            ))}
            <Language bangla={language === 'bn'} />
          </Box>
        </Box>
        <Box grow bg={v.tint} style={{ position: 'relative' }}>
          <Box at={[36, 40]} w={360} gap={14}>
            <T head size={50}>
              {words.laptop.title}
            </T>
            <T size={25} soft>
              {words.laptop.about}
            </T>
            <T head size={46}>
              {taka(78500, language)}
            </T>
            <Button size={23} style={{ marginTop: 8 }}>
              {words.laptop.call}
            </Button>
          </Box>
          <Box at={[318, 152]}>
            <DiningSet w={456} />
          </Box>
        </Box>
      </Laptop>
      <Phone w={310} h={610} at={[862, 250]} bg={theme.ground} status={theme.ink}>
        <Box row justify="center" pad="4 0 12">
          <Language bangla={language === 'en'} />
        </Box>
        <Box bg={v.tint} pad="22 14 12" center>
          <DiningSet w={262} />
        </Box>
        <Box grow pad="18 20" gap={8}>
          <T size={32} weight={700} leading={1.2}>
            {words.phone.title}
          </T>
          <T size={23} soft>
            {words.phone.about}
          </T>
          <T size={38} weight={700} leading={1.1}>
            {taka(78500, language === 'en' ? 'bn' : 'en')}
          </T>
          <Button size={22} w="100%" style={{ marginTop: 8 }}>
            {words.phone.call}
          </Button>
        </Box>
      </Phone>
      <Thread d="M846 134C856 30 1070 16 1040 256" color={accent[500]} width={6} />
    </Plate>
  );
}
