/** Megh & Maku: handloom sarees; one maroon half-silk as tall as the page. */
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Saree } from '#kit/demo/saree.tsx';
import { Icon } from '#kit/icon.tsx';
import { meghMaku } from '#kit/lettering/shops.ts';
import { Lettering } from '#kit/lettering.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { fonts, themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 332, top: 142, width: 840 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    woven: 'Woven in Pathrail, Tangail · 12 hands of cloth',
    heading: 'Maroon half-silk\nwith zari border',
    add: 'Add to bag',
    blouse: 'Blouse piece',
    wrap: 'Gift wrap',
    weaves: ['Half-silk', 'Jamdani', 'Cotton', 'Khadi'],
    arrivals: {
      jamdani: 'Jamdani, sky',
      cotton: 'Cotton check',
      khadi: 'Khadi stripe',
      silk: 'Silk, peacock',
    },
  },
  bn: {
    woven: 'টাঙ্গাইলের পাথরাইলে বোনা · ১২ হাত শাড়ি',
    heading: 'মেরুন হাফসিল্ক,\nজরি পাড়',
    add: 'ব্যাগে নিন',
    blouse: 'ব্লাউজ পিস',
    wrap: 'উপহারের মোড়ক',
    weaves: ['হাফসিল্ক', 'জামদানি', 'সুতি', 'খাদি'],
    arrivals: {
      jamdani: 'নীল জামদানি',
      cotton: 'সুতি চেক',
      khadi: 'খাদি ডোরা',
      silk: 'ময়ূরকণ্ঠী সিল্ক',
    },
  },
});

const theme = themed({
  ground: '#fbf4ec',
  ink: '#3b0a19',
  soft: '#7d5560',
  line: '#e6d3c6',
  accent: '#7b1030',
  tint: '#f3dfd6',
  head: fonts.grotesque,
});

const arrivals = [
  ['jamdani', 6200, '#7fb2cf', '#2f6f95', '#f6f2e4', 'buti'],
  ['cotton', 1650, '#e9c34a', '#b7372c', '#8c2a20', 'check'],
  ['khadi', 2100, '#ede6d6', '#1f6f5c', '#2f8a72', 'stripe'],
  ['silk', 7400, '#0e6e74', '#3a1c66', '#e8b949', 'buti'],
] as const;
const colours = ['#7b1030', '#0e6e74', '#e9c34a', '#2b2c6b', '#ede6d6', '#d86f8b'];

export default function Sarees({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box at={[0, 0]} w={430} h={750} bg="#571024">
        <Box at={[0, 26]} w={430} h={10} bg="#c99b45" />
        <div style={{ position: 'absolute', left: 46, top: 18 }}>
          <Saree w={338} h={690} id="hero" body="#8a1436" border="#5a0b22" zari="#e2b659" aanchal />
        </div>
      </Box>
      <Box at={[470, 26]} w={690} row justify="space-between">
        <Lettering of={meghMaku} size={50} color={v.accent} />
        <Box row gap={28}>
          {words.weaves.slice(1).map((weave) => (
            <T key={weave} size={20} line>
              {weave}
            </T>
          ))}
          <Icon name="tabler:shopping-bag" size={32} color={v.accent} />
        </Box>
      </Box>
      <Box at={[470, 114]} w={690} gap={language === 'bn' ? 10 : 14}>
        <T size={20} weight={600} color="#a8762a">
          {words.woven}
        </T>
        <T
          head
          size={language === 'bn' ? 52 : 58}
          weight={600}
          leading={language === 'bn' ? 1.2 : 1}
          style={{ whiteSpace: 'pre-line' }}
        >
          {words.heading}
        </T>
        <Box row gap={26} style={{ marginTop: 6 }}>
          <T size={44} weight={700} color={v.accent} line>
            {taka(4850, language)}
          </T>
          <Button size={22} round={4} h={54} icon="tabler:shopping-bag-plus">
            {words.add}
          </Button>
          <T size={19} soft leading={1.25}>
            {words.blouse} {taka(350, language)}
            <br />
            {words.wrap} {taka(80, language)}
          </T>
        </Box>
      </Box>
      <Box
        at={[470, 366]}
        w={690}
        row
        justify="space-between"
        pad="16 0"
        style={{ borderTop: `2px solid ${v.line}`, borderBottom: `2px solid ${v.line}` }}
      >
        <Box row gap={10}>
          {words.weaves.map((weave) => (
            <Box key={weave} pad="7 16" round={4} bg={v.tint} color={v.ink}>
              <T size={19} weight={600}>
                {weave}
              </T>
            </Box>
          ))}
        </Box>
        <Box row gap={10}>
          {colours.map((colour) => (
            <Box key={colour} w={34} h={34} round={20} bg={colour} />
          ))}
        </Box>
      </Box>
      <Box at={[470, 462]} w={690} row gap={18}>
        {arrivals.map(([name, price, body, border, zari, motif]) => (
          <Box key={name} grow gap={8}>
            <Box bg="#efe2d3" pad="10 13 0" h={196} clip>
              <Saree
                w={132}
                h={180}
                id={name}
                body={body}
                border={border}
                zari={zari}
                motif={motif}
                aanchal={motif === 'buti'}
              />
            </Box>
            <T size={20} weight={600} line>
              {words.arrivals[name]}
            </T>
            <T size={20} color={v.accent} weight={600}>
              {taka(price, language)}
            </T>
          </Box>
        ))}
      </Box>
    </Scene>
  );
}
