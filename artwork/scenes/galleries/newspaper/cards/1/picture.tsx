/** Dhorla Parer Khobor: the paper of Kurigram; map of its upazilas, the haat, prayers, a notice. */
import { Box } from '#kit/box.tsx';
import { Kurigram } from '#kit/demo/kurigram.tsx';
import { Icon } from '#kit/icon.tsx';
import { masthead } from '#kit/lettering/dhorla.ts';
import { Lettering } from '#kit/lettering.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { fonts, themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 428, top: 142, width: 752 };

const theme = themed({
  ground: '#fdf8e8',
  ink: '#14301c',
  soft: '#5a6b58',
  line: '#d5d2b4',
  accent: '#146c43',
  tint: '#e6efcf',
  body: fonts.anek,
  head: fonts.anek,
});
const prices = [
  ['ধান, ব্রি-২৮', 'মণ', '১,৩২০'],
  ['চাল, মোটা', 'কেজি', '৫২'],
  ['আলু, কার্ডিনাল', 'কেজি', '১৮'],
  ['পেঁয়াজ', 'কেজি', '৬৫'],
] as const;
const prayers = [
  ['ফজর', '৫:০৪'],
  ['জুমা', '১:১৫'],
  ['আসর', '৩:৩৮'],
  ['মাগরিব', '৫:১৭'],
  ['এশা', '৬:৩৫'],
] as const;

export default function DistrictPaper() {
  return (
    <Scene size={size} theme={theme}>
      <Box
        h={140}
        bg={v.accent}
        color="#fff7cf"
        row
        justify="space-between"
        pad="0 36"
        style={{ position: 'relative' }}
      >
        <Lettering of={masthead} size={92} color="#ffe27a" />
        <Box align="flex-end">
          <T size={23} weight={600}>
            কুড়িগ্রাম, ৯ উপজেলার কাগজ
          </T>
          <T size={20}>শুক্রবার, ১৩ নভেম্বর ২০২৬</T>
        </Box>
      </Box>
      <Box at={[36, 154]} w={360} gap={10}>
        <T size={24} weight={700}>
          আপনার উপজেলা বেছে নিন
        </T>
        <Kurigram w={360} />
        <Box row justify="space-between" bg={v.accent} color="white" round={8} pad="0 18" h={54}>
          <T size={22} weight={700}>
            চিলমারী
          </T>
          <T size={20}>আজ ৭টি খবর</T>
        </Box>
      </Box>
      <Box at={[446, 156]} w={424} gap={14}>
        <T size={30} weight={700} leading={1.25}>
          চরের দুধ এখন ঘাটেই বিক্রি, নৌকায় ঠান্ডা বাক্স
        </T>
        <T size={20} leading={1.35} soft>
          অষ্টমীর চরে ৩৪০ পরিবার গরু পালে। ভোরের নৌকায় বরফের বাক্স ওঠার পর দুধ আর নষ্ট হচ্ছে না।
        </T>
        <Box bg="white" line={v.line} round={10} pad="14 22 8" gap={4}>
          <Box row justify="space-between">
            <T size={24} weight={700} color={v.accent}>
              হাটের দর
            </T>
            <T size={19} soft>
              যাত্রাপুর হাট
            </T>
          </Box>
          {prices.map(([what, unit, price]) => (
            <Box key={what} row h={51} style={{ borderTop: `1px solid ${v.line}` }}>
              <T size={22} weight={500} style={{ flex: 1 }}>
                {what}
              </T>
              <T size={18} soft style={{ width: 70 }}>
                {unit}
              </T>
              <T size={24} weight={700} right line style={{ width: 100 }}>
                ৳ {price}
              </T>
            </Box>
          ))}
        </Box>
        <T
          size={23}
          weight={700}
          leading={1.25}
          style={{ borderTop: `2px solid ${v.accent}`, paddingTop: 12 }}
        >
          সোনাহাট স্থলবন্দরে পাথরের ট্রাক আবার চালু
        </T>
        <T size={20} leading={1.35} soft>
          ভূরুঙ্গামারী প্রতিনিধি · গতকাল এসেছে ৪২টি ট্রাক।
        </T>
      </Box>
      <Box at={[900, 156]} w={264} gap={12}>
        <Box bg={v.tint} round={10} pad="14 20" gap={3}>
          <Box row gap={10}>
            <Icon name="tabler:building-mosque" size={28} color={v.accent} />
            <T size={22} weight={700}>
              নামাজের সময়
            </T>
          </Box>
          {prayers.map(([name, time]) => (
            <Box key={name} row justify="space-between">
              <T size={21}>{name}</T>
              <T size={22} weight={700}>
                {time}
              </T>
            </Box>
          ))}
        </Box>
        <Box
          line={v.ink}
          pad="14 18 12"
          gap={8}
          bg="#fffef6"
          style={{ borderStyle: 'double', borderWidth: 6 }}
        >
          <T size={24} weight={700} center>
            হারানো বিজ্ঞপ্তি
          </T>
          <T size={19} leading={1.38}>
            আমার এসএসসি ২০১৯-এর মূল সনদ, রোল ১১৮৪০২, উলিপুর বাজারে হারিয়েছে। পেলে জানাবেন।
          </T>
          <T size={19} weight={600}>
            আরিফা খাতুন, উলিপুর
          </T>
        </Box>
        <Box row center gap={10} h={54} bg={v.accent} color="white" round={10}>
          <Icon name="tabler:device-mobile" size={26} />
          <T size={20} weight={600} line>
            বিজ্ঞপ্তি দিন, ৳ ২০০
          </T>
        </Box>
      </Box>
      <Box at={[0, 704]} w={1200} h={46} row gap={30} bg={v.ink} color="#fff7cf" pad="0 36">
        <T size={20} weight={700} color="#ffe27a" line>
          আগামীকাল
        </T>
        <T size={20} line>
          রৌমারীতে বিনা মূল্যে চক্ষুশিবির · নাগেশ্বরী কলেজ মাঠে ফুটবল ফাইনাল, বেলা ৩টা
        </T>
      </Box>
    </Scene>
  );
}
