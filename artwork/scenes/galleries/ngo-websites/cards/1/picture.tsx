/** Nonajol Trust: giving; ৳ 2,000 a month chosen, how it is paid, and the audits to take away. */
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { RainTank } from '#kit/demo/rain-tank.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { nonajol } from '#kit/lettering/ngos.ts';
import { Lettering } from '#kit/lettering.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 440, top: 82, width: 752 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    place: 'Nonajol Trust, Satkhira',
    menu: ['Water', 'Women’s groups', 'Accounts', 'Tenders', 'Jobs', 'বাংলা'],
    heading: 'Two thousand litres of sweet water',
    about:
      'In Shyamnagar the ponds are salt. A tank under the roof carries a family of five through the dry months.',
    times: ['Once', 'Every month'],
    bkash: 'bKash',
    card: 'Card',
    give: ['Give', 'a month'],
    accounts: 'Where it went: audited accounts',
    crore: 'Cr',
  },
  bn: {
    place: 'নোনাজল ট্রাস্ট, সাতক্ষীরা',
    menu: ['পানি', 'নারীদের দল', 'হিসাব', 'দরপত্র', 'চাকরি', 'English'],
    heading: 'দুই হাজার লিটার মিঠা পানি',
    about: 'শ্যামনগরে পুকুরের পানি লোনা। চালের নিচের একটি ট্যাংকে পাঁচজনের পরিবারের শুকনা মাসগুলো চলে যায়।',
    times: ['একবার', 'প্রতি মাসে'],
    bkash: 'বিকাশ',
    card: 'কার্ড',
    give: ['মাসে', 'দান'],
    accounts: 'টাকা কোথায় গেল: নিরীক্ষিত হিসাব',
    crore: 'কোটি',
  },
});

const theme = themed({
  ground: '#f1f8f7',
  ink: '#07303f',
  soft: '#557682',
  line: '#c5dde0',
  accent: '#0b7fab',
  tint: '#d8eef5',
  round: 16,
});

export default function Giving({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <div style={{ position: 'absolute', left: 0, top: 0 }}>
        <RainTank w={500} h={750} />
      </div>
      <Box at={[36, 28]} gap={8} color="white">
        <Lettering of={nonajol} size={72} />
        <T size={21} weight={600}>
          {words.place}
        </T>
      </Box>
      <Box at={[540, 34]} w={624} row justify="flex-end" gap={28}>
        {words.menu.map((item) => (
          <T key={item} size={20} weight={600} line>
            {item}
          </T>
        ))}
      </Box>
      <Box at={[540, 92]} w={624} gap={18}>
        <T head size={56} leading={language === 'bn' ? 1.2 : 1}>
          {words.heading}
        </T>
        <T size={21} soft leading={1.35}>
          {words.about}
        </T>
        <Box row bg={v.tint} round={30} pad={6} w="fit-content">
          {words.times.map((item, index) => (
            <Box
              key={item}
              pad="9 28"
              round={26}
              bg={index ? v.ink : undefined}
              color={index ? 'white' : v.ink}
            >
              <T size={21} weight={600}>
                {item}
              </T>
            </Box>
          ))}
        </Box>
        <Box grid={4} gap={12}>
          {[500, 1000, 2000, 5000].map((amount) => (
            <Box
              key={amount}
              center
              h={82}
              round={16}
              bg={amount === 2000 ? v.tint : 'white'}
              line={amount === 2000 ? v.accent : v.line}
            >
              <T size={30} weight={700} line>
                {taka(amount, language)}
              </T>
            </Box>
          ))}
        </Box>
        <Box row gap={12}>
          <Box row grow gap={12} h={66} round={16} bg="white" line="#e2136e" pad="0 20">
            <Icon name="tabler:circle-dot-filled" size={28} color="#e2136e" />
            <T size={23} weight={700} color="#e2136e">
              {words.bkash}
            </T>
          </Box>
          <Box row grow gap={12} h={66} round={16} bg="white" line={v.line} pad="0 20">
            <Icon name="tabler:circle" size={28} color={v.soft} />
            <T size={22} weight={600}>
              {words.card}
            </T>
            <Icon name="tabler:credit-card" size={28} color={v.soft} />
          </Box>
          <Button size={23} h={66} round={16} bg={v.accent} w={260}>
            {words.give[0]} {taka(2000, language)} {words.give[1]}
          </Button>
        </Box>
      </Box>
      <Box at={[540, 566]} w={624} gap={12}>
        <T size={22} weight={700}>
          {words.accounts}
        </T>
        <Box row gap={14}>
          {(
            [
              ['2025–26', '2.14'],
              ['2024–25', '1.86'],
              ['2023–24', '1.52'],
            ] as const
          ).map(([year, amount]) => (
            <Box key={year} grow row gap={14} bg="white" round={16} pad="16 18" line={v.line}>
              <Icon name="tabler:file-download" size={40} color={v.accent} />
              <Box>
                <T size={22} weight={700} leading={1.2} line>
                  {digits(year, language)}
                </T>
                <T size={19} soft leading={1.2} line>
                  ৳&nbsp;{digits(amount, language)}&nbsp;{words.crore}
                </T>
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Scene>
  );
}
