/** A saree shop's chat at night: the price from the list, the complaint to a person. */
import { Box } from '#kit/box.tsx';
import { Bubble } from '#kit/bubble.tsx';
import { Sari } from '#kit/goods/cloth.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { accent } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Phone } from '#kit/phone.tsx';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    time: '23:52',
    shop: 'Jarul Sarees',
    messenger: 'Messenger',
    saree: 'Half-silk jamdani. Dhakay delivery ৳\u00a070.',
    source: 'From the price list of 1 November',
    sorry: 'Khub dukkhito. Moushumi apu ekhon apnar sathe kotha bolben.',
    person: 'Moushumi',
    duty: 'on duty till 1:00',
    complaint: 'Refund asked for a stained saree, order 8812',
    take: 'Take over',
    motto: 'Prices from the list. Complaints to a person.',
  },
  bn: {
    time: '১১:৫২',
    shop: 'জারুল শাড়ি',
    messenger: 'মেসেঞ্জার',
    saree: 'হাফসিল্ক জামদানি। ঢাকায় ডেলিভারি ৳\u00a0৭০।',
    source: '১ নভেম্বরের দামের তালিকা থেকে',
    sorry: 'খুব দুঃখিত। মৌসুমী আপু এখনই আপনার সঙ্গে কথা বলবেন।',
    person: 'মৌসুমী',
    duty: 'রাত ১টা পর্যন্ত আছেন',
    complaint: 'শাড়িতে দাগ, টাকা ফেরত চেয়েছেন, অর্ডার ৮৮১২',
    take: 'আমি দেখছি',
    motto: 'তালিকার দাম। অভিযোগে মানুষ।',
  },
});

const theme = themed({
  accent: 'oklch(.46 .17 310)',
  tint: 'oklch(.95 .025 310)',
  ink: 'oklch(.26 .06 310)',
  soft: 'oklch(.46 .04 310)',
});

export default function Assistant({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.88 .06 310)' }} theme={theme}>
      <Phone w={590} h={1100} at={[64, 44]} time={words.time}>
        <Box row gap={18} pad="6 30 18" style={{ borderBottom: '2px solid oklch(.92 .02 310)' }}>
          <Box center w={68} h={68} round={40} bg={v.accent} color="white">
            <Icon name="tabler:flower" size={42} />
          </Box>
          <Box>
            <T size={31} weight={700} leading={1.2}>
              {words.shop}
            </T>
            <T size={23} soft leading={1.2}>
              {words.messenger}
            </T>
          </Box>
        </Box>
        <Box grow pad="24 26" gap={16}>
          <Bubble mine bg={theme.accent} color="white" size={29}>
            Apu, ei jamdani tar dam koto?
          </Bubble>
          <Bubble bg={theme.tint} size={29}>
            <Box row gap={18}>
              <Sari size={150} a="oklch(.46 .17 310)" />
              <Box>
                <T head size={40}>
                  {taka(3450, language)}
                </T>
                <T size={26} style={{ marginTop: 6 }}>
                  {words.saree}
                </T>
              </Box>
            </Box>
          </Bubble>
          <T size={22} soft>
            {words.source}
          </T>
          <Bubble mine bg={theme.accent} color="white" size={29}>
            Ager ta te daag chilo. Taka ferot chai.
          </Bubble>
          <Bubble bg={theme.tint} size={29}>
            {words.sorry}
          </Bubble>
        </Box>
      </Phone>
      <Box at={[736, 420]} w={408} bg="white" round={32} shadow pad="34 36" gap={16}>
        <Box row gap={18}>
          <Person
            size={96}
            hair="hijab"
            wear="kameez"
            cloth="oklch(.55 .13 195)"
            cloth2="oklch(.46 .17 310)"
            bg={accent[200]}
          />
          <Box>
            <T size={31} weight={700} leading={1.2}>
              {words.person}
            </T>
            <T size={24} soft>
              {words.duty}
            </T>
          </Box>
        </Box>
        <T size={28}>{words.complaint}</T>
        <Box center h={70} round={40} bg={accent[400]}>
          <T size={28} weight={700}>
            {words.take}
          </T>
        </Box>
      </Box>
      <Thread d="M640 640C690 640 690 560 732 556" color={theme.accent} width={7} />
      <Box at={[736, 110]} w={400}>
        <T head size={52} color={theme.ink}>
          {words.motto}
        </T>
      </Box>
    </Plate>
  );
}
