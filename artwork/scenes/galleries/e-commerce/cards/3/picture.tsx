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

export const size = sizes.page;
export const detail = { left: 15, top: 106, width: 706 };

const theme = themed({
  ground: '#f7f1e3',
  ink: '#2a1c14',
  soft: '#76655a',
  line: '#dccdb4',
  accent: '#b3261e',
  body: fonts.anek,
  head: fonts.anek,
});

const menu = ['বাংলা বই', 'English', 'বইমেলার প্রি-অর্ডার'];
const books = [
  ['reeds', 'তিতাস একটি নদীর নাম', 'অদ্বৈত মল্লবর্মণ', 450],
  ['boat', 'পদ্মা নদীর মাঝি', 'মানিক বন্দ্যোপাধ্যায়', 280],
  ['rain', 'কাঁদো নদী কাঁদো', 'সৈয়দ ওয়ালীউল্লাহ', 320],
  ['moon', 'নদী ও নারী', 'হুমায়ুন কবির', 360],
  ['letter', 'নদীর কাছে চিঠি', 'রেহানা মমতাজ', 180],
] as const;

export default function Books() {
  return (
    <Scene size={size} theme={theme}>
      <Box row justify="space-between" h={104} pad="0 40">
        <Lettering of={duiMolat} size={58} color={v.accent} />
        <Box row gap={34}>
          {menu.map((item) => (
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
          ৫টি বই পাওয়া গেছে
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
        {books.map(([art, title, author]) => (
          <Box key={art} grow gap={18} style={{ position: 'relative' }}>
            <Cover
              art={art}
              title={title}
              author={author}
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
                  প্রি-অর্ডার
                </T>
              </Box>
            ) : null}
          </Box>
        ))}
      </Box>
      <Box at={[40, 592]} w={1120} row gap={26} align="flex-start">
        {books.map(([art, title, author, price]) => (
          <Box key={art} grow gap={2}>
            <T size={21} weight={600} leading={1.25} line>
              {title}
            </T>
            <T size={18} soft leading={1.25} line>
              {author}
            </T>
            <Box row justify="space-between" style={{ marginTop: 8 }}>
              <T size={29} weight={700} color={v.accent} line>
                {taka(price, 'bn')}
              </T>
              <T size={18} line style={{ borderBottom: `2px solid ${v.ink}` }}>
                পড়ে দেখুন
              </T>
            </Box>
          </Box>
        ))}
      </Box>
    </Scene>
  );
}
