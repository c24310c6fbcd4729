/** Dui Molat: a search in English letters that finds Bangla titles. */
import { Box } from '#kit/box.tsx';
import { Cover } from '#kit/demo/cover.tsx';
import { Icon } from '#kit/icon.tsx';
import { duiMolat } from '#kit/lettering/shops.ts';
import { Lettering } from '#kit/lettering.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { fonts, themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 15, top: 106, width: 706 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    menu: ['Bangla books', 'English', 'Book fair, in advance'],
    found: '5 books found',
    listed: {
      reeds: { title: 'Titas Ekti Nodir Nam', author: 'Adwaita Mallabarman' },
      boat: { title: 'Podma Nodir Majhi', author: 'Manik Bandopadhyay' },
      rain: { title: 'Kando Nodi Kando', author: 'Syed Waliullah' },
      moon: { title: 'Nodi o Nari', author: 'Humayun Kabir' },
      letter: { title: 'Nodir Kache Chithi', author: 'Rehana Momtaz' },
    },
    preorder: 'Pre-order',
    look: 'Look inside',
  },
  bn: {
    menu: ['বাংলা বই', 'English', 'বইমেলার আগাম'],
    found: '৫টি বই পাওয়া গেছে',
    listed: {
      reeds: { title: 'তিতাস একটি নদীর নাম', author: 'অদ্বৈত মল্লবর্মণ' },
      boat: { title: 'পদ্মা নদীর মাঝি', author: 'মানিক বন্দ্যোপাধ্যায়' },
      rain: { title: 'কাঁদো নদী কাঁদো', author: 'সৈয়দ ওয়ালীউল্লাহ' },
      moon: { title: 'নদী ও নারী', author: 'হুমায়ুন কবির' },
      letter: { title: 'নদীর কাছে চিঠি', author: 'রেহানা মমতাজ' },
    },
    preorder: 'প্রি-অর্ডার',
    look: 'পড়ে দেখুন',
  },
});

const theme = themed({
  ground: '#f7f1e3',
  ink: '#2a1c14',
  soft: '#76655a',
  line: '#dccdb4',
  accent: '#b3261e',
  body: fonts.anek,
  head: fonts.anek,
});

const books = [
  ['reeds', 450],
  ['boat', 280],
  ['rain', 320],
  ['moon', 360],
  ['letter', 180],
] as const;

export default function Books({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box row justify="space-between" h={104} pad="0 40">
        <Lettering of={duiMolat} size={58} color={v.accent} />
        <Box row gap={34}>
          {words.menu.map((item) => (
            <T key={item} size={23} weight={500} line>
              {item}
            </T>
          ))}
          <Icon name="tabler:basket" size={34} />
        </Box>
      </Box>
      <Box at={[40, 112]} w={1120} h={92} row gap={22} pad="0 28" bg="white" round={4} line={v.ink}>
        <Icon name="tabler:search" size={40} />
        <T size={48} weight={600} line>
          nodi
        </T>
        <Box w={3} h={50} bg={v.accent} />
        <Icon name="tabler:arrow-right" size={32} color={v.soft} />
        <T size={48} weight={600} color={v.accent} line>
          নদী
        </T>
        <T size={23} soft style={{ marginLeft: 'auto' }} line>
          {words.found}
        </T>
      </Box>
      <Box
        at={[0, 553]}
        w={1200}
        h={22}
        bg="#8a5a35"
        style={{ boxShadow: '0 8px 14px #5b371c55' }}
      />
      <Box at={[40, 236]} w={1120} row gap={26} align="flex-end">
        {books.map(([art]) => (
          <Box key={art} grow gap={18} style={{ position: 'relative' }}>
            <Cover
              art={art}
              title={words.listed[art].title}
              author={words.listed[art].author}
              w={203}
              h={art === 'letter' ? 286 : 316}
            />
            {art === 'letter' ? (
              <Box
                at={[-14, -26]}
                bg={v.accent}
                color="white"
                pad="6 16"
                style={{ rotate: '-4deg' }}
              >
                <T size={21} weight={600} line>
                  {words.preorder}
                </T>
              </Box>
            ) : null}
          </Box>
        ))}
      </Box>
      <Box at={[40, 592]} w={1120} row gap={26} align="flex-start">
        {books.map(([art, price]) => (
          <Box key={art} grow gap={2}>
            <T size={21} weight={600} leading={1.25} line>
              {words.listed[art].title}
            </T>
            <T size={18} soft leading={1.25} line>
              {words.listed[art].author}
            </T>
            <Box row justify="space-between" style={{ marginTop: 8 }}>
              <T size={29} weight={700} color={v.accent} line>
                {taka(price, language)}
              </T>
              <T size={18} line style={{ borderBottom: `2px solid ${v.ink}` }}>
                {words.look}
              </T>
            </Box>
          </Box>
        ))}
      </Box>
    </Scene>
  );
}
