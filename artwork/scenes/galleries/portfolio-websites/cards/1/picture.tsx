/** Rikta Anjum: six book covers pinned a little askew, and filters by the reader's age. */
import { Box } from '#kit/box.tsx';
import { PictureBook } from '#kit/demo/picture-books.tsx';
import { rikta } from '#kit/lettering/portfolio.ts';
import { Lettering } from '#kit/lettering.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { fonts, themed } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 24, top: 24, width: 616 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    about: 'I draw books for children who ask why the moon has a grandmother.',
    age: 'How old is the reader?',
    ages: ['All', '2 to 4', '5 to 7', '8 to 10'],
    price: 'What a page costs',
    cover: 'Cover',
    spread: 'Spread',
    spot: 'Spot',
    links: ['Pictures by book', 'Write to me'],
  },
  bn: {
    about: 'যে শিশুরা জানতে চায় চাঁদের নানি কে, তাদের জন্য বই আঁকি।',
    age: 'পাঠকের বয়স কত?',
    ages: ['সব', '২–৪', '৫–৭', '৮–১০'],
    price: 'আঁকার দর',
    cover: 'প্রচ্ছদ',
    spread: 'জোড়া পাতা',
    spot: 'ছোট ছবি',
    links: ['বইয়ের ছবি', 'আমাকে লিখুন'],
  },
});

const theme = themed({
  ground: '#ffe4ea',
  ink: '#3d1530',
  soft: '#8f5f7c',
  line: '#f6bccb',
  accent: '#d6305f',
});
const books = [
  ['tiger', 'রিকশায় বাঘমামা', -2],
  ['banyan', 'বটতলার মেয়ে', 1.5],
  ['fish', 'ইলিশের বাড়ি', -1],
  ['moon', 'চাঁদের নানি', 2],
  ['kite', 'ঘুড়ি কাটা দিন', -1.5],
  ['mango', 'আমের ভেতর ঘর', 1],
] as const;

export default function Illustrator({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box at={[44, 40]} w={290} gap={18}>
        <Lettering of={rikta} size={98} color="#d6305f" style={{ width: 300, height: 'auto' }} />
        <T size={25} weight={500} leading={1.35}>
          {words.about}
        </T>
        <Box gap={12} style={{ marginTop: 8 }}>
          <T size={20} weight={700}>
            {words.age}
          </T>
          <Box row gap={10} style={{ flexWrap: 'wrap' }}>
            {words.ages.map((age, index) => (
              <Box
                key={age}
                bg={index === 0 ? '#3d1530' : 'white'}
                color={index === 0 ? 'white' : '#3d1530'}
                pad="9 20"
                round={24}
              >
                <T size={21} weight={600} line>
                  {age}
                </T>
              </Box>
            ))}
          </Box>
        </Box>
        <Box
          bg="#bd2450"
          color="white"
          pad="18 22"
          gap={4}
          style={{ rotate: '-2deg', marginTop: 18, borderRadius: '4px 28px 6px 24px' }}
        >
          <T size={21} weight={700}>
            {words.price}
          </T>
          {(
            [
              [words.cover, 15000],
              [words.spread, 6000],
              [words.spot, 1200],
            ] as const
          ).map(([what, price]) => (
            <Box key={what} row justify="space-between">
              <T size={21}>{what}</T>
              <T size={21} weight={700}>
                {taka(price, language)}
              </T>
            </Box>
          ))}
        </Box>
        <Box row gap={22} style={{ marginTop: 8 }}>
          {words.links.map((item) => (
            <T key={item} size={20} weight={600} style={{ borderBottom: '3px solid #d6305f' }} line>
              {item}
            </T>
          ))}
        </Box>
      </Box>
      <Box at={[388, 34]} w={776} grid={3} gap={22}>
        {books.map(([art, title, turn]) => (
          <Box
            key={art}
            bg="white"
            pad="12 12 12"
            gap={8}
            style={{ rotate: `${turn}deg`, boxShadow: '0 10px 24px #d6305f2e' }}
          >
            <PictureBook of={art} size={220} h={254} />
            <T size={27} weight={700} font={fonts.anek} center line leading={1.3}>
              {title}
            </T>
          </Box>
        ))}
      </Box>
    </Scene>
  );
}
