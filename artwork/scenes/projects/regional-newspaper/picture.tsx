/** The front page of a river town's newspaper, on a desk and in a hand. */
import { Box } from '#kit/box.tsx';
import { Launch } from '#kit/drawn/launch.tsx';
import { Phone } from '#kit/phone.tsx';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { fonts, themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';

export const size = sizes.screen;
export const detail = { left: 55, top: 290, width: 770 };

const red = 'oklch(.50 .18 25)';
const theme = themed({
  accent: red,
  ink: 'oklch(.22 .02 240)',
  soft: 'oklch(.42 .02 240)',
  line: 'oklch(.86 .01 90)',
  head: fonts.anek,
});

const upazilas = [
  ['মেহেন্দিগঞ্জ', 'নদীভাঙনে সরানো হলো স্কুল'],
  ['উজিরপুর', 'সাতলায় শাপলার মৌসুম শুরু'],
  ['বাকেরগঞ্জ', 'আমন ধানের দাম মণে ৳ ১,৩৫০'],
  ['গৌরনদী', 'দই প্রতিষ্ঠান পেল সনদ'],
] as const;

export default function Newspaper() {
  return (
    <Plate ground={{ css: 'oklch(.45 .06 225)' }} theme={theme} size={size}>
      <Window w={1200} h={940} at={[44, 60]} bg="oklch(.985 .008 90)" round={18}>
        <Box
          row
          justify="space-between"
          pad="26 48 18"
          align="flex-end"
          style={{ borderBottom: `6px solid ${theme.ink}` }}
        >
          <T size={88} weight={800} leading={1} color={red}>
            ভোরের ঘাট
          </T>
          <T size={28} weight={500}>
            বরিশাল, বৃহস্পতিবার, ১৯ নভেম্বর ২০২৬
          </T>
        </Box>
        <Box row gap={36} pad="14 48" style={{ borderBottom: `2px solid ${theme.line}` }}>
          {['প্রথম পাতা', 'উপজেলা', 'নৌপথ', 'কৃষি', 'শিক্ষা', 'খেলা'].map((name, index) => (
            <T key={name} size={30} weight={index ? 500 : 700} color={index ? undefined : red}>
              {name}
            </T>
          ))}
        </Box>
        <Box row align="stretch" gap={40} pad="28 48 0">
          <Box w={716} gap={18}>
            <T size={56} weight={700} leading={1.2}>
              ঢাকার পথে শুক্রবার থেকে আরও তিন লঞ্চ
            </T>
            <Box round={6} clip>
              <Launch w={716} h={400} />
            </Box>
            <T size={32} leading={1.45}>
              যাত্রীর চাপ সামলাতে বরিশাল নদীবন্দর থেকে প্রতিদিন রাত নয়টায় বাড়তি লঞ্চ ছাড়বে।
            </T>
          </Box>
        </Box>
      </Window>
      <Box at={[838, 284]} w={362} gap={0}>
        <T
          size={35}
          weight={700}
          color={red}
          style={{ borderBottom: `4px solid ${red}`, paddingBottom: 6 }}
        >
          উপজেলার খবর
        </T>
        {upazilas.map(([place, news]) => (
          <Box key={place} pad="15 0" style={{ borderBottom: `2px solid ${theme.line}` }}>
            <T size={28} weight={600} color={v.soft}>
              {place}
            </T>
            <T size={35} weight={600} leading={1.3}>
              {news}
            </T>
          </Box>
        ))}
      </Box>
      <Phone w={350} h={730} at={[1216, 200]} bg="oklch(.985 .008 90)" time="৬:১৫">
        <Box pad="0 22" gap={12}>
          <T size={50} weight={800} center leading={1.1} color={red}>
            ভোরের ঘাট
          </T>
          <T size={39} weight={700} leading={1.25}>
            ঢাকার পথে শুক্রবার থেকে আরও তিন লঞ্চ
          </T>
          <Box round={10} clip>
            <Launch w={285} h={190} />
          </Box>
          <T
            size={29}
            weight={600}
            leading={1.35}
            style={{ borderTop: `2px solid ${theme.line}`, paddingTop: 12 }}
          >
            নদীভাঙনে সরানো হলো স্কুল
          </T>
          <T
            size={29}
            weight={600}
            leading={1.35}
            style={{ borderTop: `2px solid ${theme.line}`, paddingTop: 12 }}
          >
            সাতলায় শাপলার মৌসুম শুরু
          </T>
        </Box>
      </Phone>
    </Plate>
  );
}
