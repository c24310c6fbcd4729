/** The same jar on two phones: the small one speaks the other language. */
import type { ReactNode } from 'react';
import { Box } from '#kit/box.tsx';
import { tentul } from '#kit/drawn/pickle.tsx';
import { Jar, Mango } from '#kit/goods/grocery.tsx';
import { Icon } from '#kit/icon.tsx';
import { Phone } from '#kit/phone.tsx';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: { small: 'Android, 5.0 inch' },
  bn: { small: 'অ্যান্ড্রয়েড, ৫ ইঞ্চি' },
});

const screens = {
  en: {
    time: '9:41',
    brand: 'Tentul Pickles',
    name: 'Mango pickle',
    about: 'Hot, 400 g',
    price: '৳ 320',
    count: '2',
    button: 'Add to basket',
  },
  bn: {
    time: '৯:৪১',
    brand: 'তেঁতুল',
    name: 'আমের আচার',
    about: 'ঝাল, ৪০০ গ্রাম',
    price: '৳ ৩২০',
    count: '২',
    button: 'ঝুড়িতে রাখুন',
  },
};

interface ScreenProps {
  brand: string;
  name: string;
  about: string;
  price: string;
  count: string;
  button: string;
  small?: boolean;
}

function Screen({ brand, name, about, price, count, button, small }: ScreenProps): ReactNode {
  const unit = small ? 0.82 : 1;
  const letter = small ? 1.08 : 1;
  return (
    <Box grow>
      <Box row justify="space-between" pad={`${4 * unit} ${28 * unit} ${14 * unit}`}>
        <T size={30 * unit * letter} weight={700} color={tentul.green}>
          {brand}
        </T>
        <Icon name="tabler:basket" size={38 * unit} color={tentul.green} />
      </Box>
      <Box center h={326 * unit} bg="oklch(.93 .10 98)" style={{ position: 'relative' }}>
        <Jar size={270 * unit} a="oklch(.72 .16 75)" b={tentul.green} />
        <Box at={[small ? 246 : 300, small ? 160 : 198]}>
          <Mango size={124 * unit} />
        </Box>
      </Box>
      <Box pad={`${22 * unit} ${30 * unit}`} gap={6}>
        <T size={40 * unit * letter} weight={700} leading={1.2} line>
          {name}
        </T>
        <T size={27 * unit * letter} color="oklch(.42 .03 150)" line>
          {about}
        </T>
        <Box row justify="space-between" style={{ margin: `${10 * unit}px 0 ${16 * unit}px` }}>
          <T size={54 * unit} weight={700} head>
            {price}
          </T>
          <Box
            row
            gap={20 * unit}
            round={40}
            line={tentul.green}
            pad={`${8 * unit} ${20 * unit}`}
            color={tentul.green}
          >
            <Icon name="tabler:minus" size={30 * unit} />
            <T size={32 * unit} weight={700}>
              {count}
            </T>
            <Icon name="tabler:plus" size={30 * unit} />
          </Box>
        </Box>
        <Box center h={78 * unit} bg={tentul.green} round={small ? 14 : 40} color={tentul.yellow}>
          <T size={31 * unit * letter} weight={700}>
            {button}
          </T>
        </Box>
      </Box>
    </Box>
  );
}

export default function TwoPhones({ words, language }: SceneProps<Words>) {
  const { time, ...large } = screens[language];
  const { time: otherTime, ...small } = screens[language === 'bn' ? 'en' : 'bn'];
  return (
    <Plate ground={{ css: 'oklch(.58 .14 145)' }}>
      <Thread d="M330 110C430 10 720 10 800 60" color={tentul.yellow} width={8} dash="22 20" />
      <Phone w={420} h={722} at={[90, 118]} style={{ borderRadius: 34 }} time={otherTime}>
        <Screen small {...small} />
      </Phone>
      <Phone w={500} h={880} at={[610, 52]} time={time}>
        <Screen {...large} />
      </Phone>
      <T
        size={27}
        weight={600}
        center
        color="white"
        style={{ position: 'absolute', left: 90, width: 420, top: 850 }}
      >
        {words.small}
      </T>
    </Plate>
  );
}
