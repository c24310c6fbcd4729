/** What a client holds in his hands at the end: a list, ticked but for one date. */
import { Box } from '#kit/box.tsx';
import { accent, paddy } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { Sheet } from '#kit/sheet.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { Tick } from '#kit/tick.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    client: 'Dewan Furniture, Panthapath',
    title: 'Handover',
    rows: [
      { what: 'Source code', note: 'Repository in Dewan’s name, 1,284 commits' },
      { what: 'Domain', note: 'dewanfurniture.com.bd, owner: Dewan' },
      { what: 'Database backup', note: 'Restored as a trial on 2 December' },
      { what: 'Staff guide', note: '34 pages in Bangla' },
    ],
    training: { what: 'Staff training', note: 'Date still open: 14 or 16 December?' },
  },
  bn: {
    client: 'দেওয়ান ফার্নিচার, পান্থপথ',
    title: 'বুঝে নেওয়ার তালিকা',
    rows: [
      { what: 'সোর্স কোড', note: 'রিপোজিটরি দেওয়ানের নামে, ১,২৮৪টি কমিট' },
      { what: 'ডোমেইন', note: 'dewanfurniture.com.bd, মালিক: দেওয়ান' },
      { what: 'ডেটাবেজের ব্যাকআপ', note: '২ ডিসেম্বর ফিরিয়ে এনে পরীক্ষিত' },
      { what: 'কর্মীদের গাইড', note: 'বাংলায় ৩৪ পাতা' },
    ],
    training: { what: 'কর্মীদের প্রশিক্ষণ', note: 'তারিখ ঠিক হয়নি: ১৪ না ১৬ ডিসেম্বর?' },
  },
});

export default function Handover({ words }: SceneProps<Words>) {
  return (
    <Plate ground="night" lily>
      <Sheet w={830} h={860} at={[185, 70]} turn={-1.2} pad="56 64">
        <T size={25} weight={600} color={v.accent}>
          {words.client}
        </T>
        <T head size={62} style={{ margin: '6px 0 30px' }}>
          {words.title}
        </T>
        <Box style={{ position: 'relative' }}>
          <Thread d="M27 30V520" color={paddy[300]} width={6} dash="12 15" />
          {words.rows.map(({ what, note }) => (
            <Box key={what} row gap={30} h={112} style={{ position: 'relative' }}>
              <Tick step="done" size={58} />
              <Box>
                <T size={34} weight={700} leading={1.2}>
                  {what}
                </T>
                <T size={26} soft>
                  {note}
                </T>
              </Box>
            </Box>
          ))}
          <Box row gap={30} h={128} style={{ position: 'relative' }}>
            <Tick step="open" size={58} />
            <Box grow row justify="space-between" bg={accent[100]} round={20} pad="20 28">
              <Box>
                <T size={34} weight={700} leading={1.2}>
                  {words.training.what}
                </T>
                <T size={26}>{words.training.note}</T>
              </Box>
            </Box>
          </Box>
        </Box>
      </Sheet>
    </Plate>
  );
}
