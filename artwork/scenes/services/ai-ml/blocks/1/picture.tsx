/** A challan in Bangla and what the reader made of it. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { accent, paddy } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { Sheet } from '#kit/sheet.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Two fields for a person to check',
    number: { label: 'Challan no.', value: '4817' },
    date: { label: 'Date', value: '16 November 2026' },
    buyer: { label: 'Buyer', value: 'Haque Construction' },
    goods: { label: 'Goods', value: 'Cement, 50 kg' },
    bags: { label: 'Bags × rate', value: '120 × ৳ 540' },
    total: { label: 'Total, added up again', value: '৳ 64,800' },
  },
  bn: {
    title: 'দুটি ঘর মানুষ মিলিয়ে দেখবেন',
    number: { label: 'চালান নং', value: '৪৮১৭' },
    date: { label: 'তারিখ', value: '১৬ নভেম্বর ২০২৬' },
    buyer: { label: 'ক্রেতা', value: 'হক কনস্ট্রাকশন' },
    goods: { label: 'মাল', value: 'সিমেন্ট, ৫০ কেজি' },
    bags: { label: 'বস্তা × দর', value: '১২০ × ৳ ৫৪০' },
    total: { label: 'মোট, আবার যোগ করা', value: '৳ ৬৪,৮০০' },
  },
});

const pen = 'oklch(.40 .16 265)';

function Read({ label, value, doubt }: { label: string; value: string; doubt?: boolean }) {
  return (
    <Box
      row
      gap={16}
      h={100}
      pad="0 26"
      round={20}
      bg={doubt ? accent[100] : 'white'}
      line={doubt ? accent[500] : v.line}
    >
      <Box grow>
        <T size={22} soft leading={1.2}>
          {label}
        </T>
        <T size={32} weight={700} line leading={1.2}>
          {value}
        </T>
      </Box>
      <Icon
        name={doubt ? 'tabler:eye-question' : 'tabler:check'}
        size={40}
        color={doubt ? accent[700] : paddy[500]}
        stroke={2.4}
      />
    </Box>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <Box row gap={14} align="baseline" style={{ borderBottom: '2px dotted oklch(.6 .03 85)' }}>
      <T size={25} weight={500} line>
        {name}
      </T>
      <T size={32} weight={500} color={pen} line style={{ rotate: '-1.5deg' }}>
        {value}
      </T>
    </Box>
  );
}

export default function Challan({ words }: SceneProps<Words>) {
  return (
    <Plate ground="brandPale">
      <Sheet w={570} h={770} at={[56, 66]} turn={-2} pad="44 44" gap={26} bg="oklch(.96 .025 90)">
        <Box center gap={2}>
          <T size={42} weight={800} leading={1.15} color="oklch(.45 .15 25)">
            মেসার্স সুরমা ট্রেডার্স
          </T>
          <T size={23}>রড ও সিমেন্ট বিক্রেতা, আম্বরখানা, সিলেট</T>
          <Box bg="oklch(.45 .15 25)" color="white" round={20} pad="2 26" style={{ marginTop: 8 }}>
            <T size={25} weight={600}>
              চালান
            </T>
          </Box>
        </Box>
        <Row name="নং" value="৪৮১৭" />
        <Row name="তারিখ" value="১৬/১১/২৬" />
        <Row name="ক্রেতা" value="হক কনস্ট্রাকশন" />
        <Row name="মাল" value="সিমেন্ট, ৫০ কেজি" />
        <Row name="পরিমাণ" value="১২০ বস্তা × ৫৪০" />
        <Row name="মোট টাকা" value="৬৪,৮০০/-" />
        <T size={23} right style={{ marginTop: 24 }}>
          <span style={{ borderTop: '2px solid oklch(.5 .03 85)', paddingTop: 6 }}>
            গ্রহীতার স্বাক্ষর
          </span>
        </T>
      </Sheet>
      <Box at={[690, 60]} w={454} gap={14}>
        <T head size={36} style={{ marginBottom: 10 }}>
          {words.title}
        </T>
        <Read {...words.number} doubt />
        <Read {...words.date} doubt />
        <Read {...words.buyer} />
        <Read {...words.goods} />
        <Read {...words.bags} />
        <Read {...words.total} />
      </Box>
      <Thread
        d="M244 322C440 300 500 212 686 212M330 378C480 366 560 328 686 326"
        color={accent[500]}
        width={6}
        dash="14 14"
      />
    </Plate>
  );
}
