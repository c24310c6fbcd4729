/** Dainik Nodimatrik: a national daily; the flood leads, news by the minute, the day's e-paper. */
import { Box } from '#kit/box.tsx';
import { Flood } from '#kit/demo/flood.tsx';
import { Story } from '#kit/demo/news.tsx';
import { leadOne, leadTwo, masthead } from '#kit/lettering/nodimatrik.ts';
import { Lettering } from '#kit/lettering.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { fonts, themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 6, top: 214, width: 654 };

const theme = themed({
  ground: '#ffffff',
  ink: '#15161a',
  soft: '#565a63',
  line: '#cfd2d8',
  accent: '#c8102e',
  body: fonts.anek,
  head: fonts.anek,
});
const latest = [
  ['১২:৪২', 'সিরাজগঞ্জে ১১টি আশ্রয়কেন্দ্র খোলা'],
  ['১২:৩১', 'কাঁচা মরিচের দাম কেজিতে ৪০ টাকা কমল'],
  ['১২:০৮', 'শাহজালালে এক ঘণ্টা পর উড়োজাহাজ চালু'],
  ['১১:৫৫', 'মেট্রোরেলে আজ দুই ঘণ্টা বেশি ট্রেন'],
] as const;

/** The printed front page as it is: name, lead, picture and three more heads with their pages. */
const printed = [
  ['বাঁধে চার হাজার পরিবার', '২'],
  ['ত্রাণ দুই উপজেলায়', '৩'],
  ['ওয়ার্ডের বাজেট মাঠে', '৪'],
] as const;

function EPaper() {
  return (
    <Box bg="#f4f1ea" pad="14 14 10" gap={8} style={{ boxShadow: '0 6px 18px #0003' }}>
      <Lettering of={masthead} size={28} color={v.accent} style={{ alignSelf: 'center' }} />
      <Box h={3} bg={v.ink} />
      <Lettering of={leadOne} size={21} />
      <Flood w={192} h={92} />
      {printed.map(([title, page]) => (
        <Box
          key={title}
          row
          justify="space-between"
          h={32}
          style={{ borderTop: `1px solid ${v.line}` }}
        >
          <T size={18} weight={600} line leading={1.2}>
            {title}
          </T>
          <T size={18} weight={600} color={v.accent} leading={1.2}>
            {page}
          </T>
        </Box>
      ))}
    </Box>
  );
}

export default function NationalDaily() {
  return (
    <Scene size={size} theme={theme}>
      <Box row justify="space-between" pad="0 36" h={40} bg="#15161a" color="#e6e7ea">
        <T size={18}>ঢাকা, শনিবার ২৫ শ্রাবণ ১৪৩২</T>
        <T size={18}>৯ আগস্ট ২০২৫ · ১৪ সফর ১৪৪৭</T>
        <T size={18}>ই-পেপার · আর্কাইভ · খুঁজুন</T>
      </Box>
      <Box center h={112}>
        <Lettering of={masthead} size={84} color={v.accent} />
      </Box>
      <Box
        row
        justify="space-between"
        pad="0 36"
        h={52}
        style={{ borderTop: `3px solid ${v.ink}`, borderBottom: `1px solid ${v.ink}` }}
      >
        {['সর্বশেষ', 'বাংলাদেশ', 'রাজনীতি', 'অর্থনীতি', 'বিশ্ব', 'খেলা', 'বিনোদন', 'চাকরি', 'মতামত'].map(
          (item, index) => (
            <T key={item} size={22} weight={600} color={index === 0 ? v.accent : v.ink} line>
              {item}
            </T>
          ),
        )}
      </Box>
      <Box at={[36, 224]} w={600} gap={14}>
        <Lettering of={leadOne} size={46} />
        <Lettering of={leadTwo} size={46} style={{ marginTop: -2 }} />
        <Flood w={600} h={290} />
        <T size={21} leading={1.4} color={v.soft}>
          সিরাজগঞ্জ ও জামালপুরের ৩২টি গ্রাম পানিতে। বাঁধে উঠেছে চার হাজার পরিবার; ত্রাণ গেছে দুই উপজেলায়।
        </T>
      </Box>
      <Box
        at={[664, 226]}
        w={252}
        gap={12}
        h={524}
        pad="0 0 0 24"
        style={{ borderLeft: `1px solid ${v.line}` }}
      >
        <T size={24} weight={700} color={v.accent}>
          এই মুহূর্তে
        </T>
        {latest.map(([time, title]) => (
          <Story key={time} title={title} size={22} weight={600} rule={v.line}>
            <T size={18} weight={600} color={v.accent}>
              {time}
            </T>
          </Story>
        ))}
      </Box>
      <Box at={[944, 226]} w={220} gap={14}>
        <EPaper />
        <Box bg={v.accent} color="white" center h={50}>
          <T size={22} weight={600}>
            আজকের ১৬ পাতা
          </T>
        </Box>
        <Story title="সম্পাদকীয়: বাঁধের টাকা কোথায় যায়" size={22} weight={600} rule={v.ink} />
      </Box>
    </Scene>
  );
}
