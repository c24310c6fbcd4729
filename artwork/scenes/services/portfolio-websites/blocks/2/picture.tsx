/** A project put on the site from a phone. */
import { Box } from '#kit/box.tsx';
import { Library } from '#kit/drawn/library.tsx';
import { Icon } from '#kit/icon.tsx';
import { accent } from '#kit/palette.ts';
import { Phone } from '#kit/phone.tsx';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    time: '21:17',
    title: 'New project',
    name: { label: 'Name', value: 'Riverside Library, Barishal' },
    purpose: {
      label: 'What it was for',
      value: 'A reading room for 120 on the Kirtankhola, dry at the highest tide.',
    },
    publish: 'Publish',
    undo: 'Can be undone for 30 days',
  },
  bn: {
    time: '৯:১৭',
    title: 'নতুন প্রকল্প',
    name: { label: 'নাম', value: 'রিভারসাইড লাইব্রেরি, বরিশাল' },
    purpose: {
      label: 'কী কাজের জন্য',
      value: 'কীর্তনখোলার পাড়ে ১২০ জনের পাঠকক্ষ, ভরা জোয়ারেও শুকনো।',
    },
    publish: 'প্রকাশ করুন',
    undo: '৩০ দিন পর্যন্ত ফেরানো যায়',
  },
});

const theme = themed({
  accent: 'oklch(.42 .10 230)',
  tint: 'oklch(.94 .03 230)',
  line: 'oklch(.88 .015 230)',
});

export default function Editor({ words }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.84 .10 80)' }} theme={theme}>
      <Box at={[70, 96]} w={500} h={350} round={20} clip shadow style={{ rotate: '-4deg' }}>
        <Library w={500} h={350} />
      </Box>
      <Box at={[120, 470]} w={500} h={350} round={20} clip shadow style={{ rotate: '3deg' }}>
        <Library w={500} h={350} inside />
      </Box>
      <Phone w={500} h={960} at={[640, 46]} time={words.time}>
        <Box row justify="space-between" pad="4 30 18">
          <Icon name="tabler:x" size={40} />
          <T size={31} weight={700}>
            {words.title}
          </T>
          <Icon name="tabler:eye" size={40} />
        </Box>
        <Box pad="0 30" gap={22}>
          <Box line={v.accent} round={18} pad="16 22">
            <T size={23} soft>
              {words.name.label}
            </T>
            <T size={31} weight={700} leading={1.25}>
              {words.name.value}
            </T>
          </Box>
          <Box line={v.line} round={18} pad="16 22">
            <T size={23} soft>
              {words.purpose.label}
            </T>
            <T size={28} leading={1.35}>
              {words.purpose.value}
            </T>
          </Box>
          <Box row gap={16}>
            <Box w={126} h={126} round={18} clip>
              <Library w={126} h={126} />
            </Box>
            <Box w={126} h={126} round={18} clip>
              <Library w={126} h={126} inside />
            </Box>
            <Box center w={126} h={126} style={{ position: 'relative' }} color={v.accent}>
              <StitchFrame
                w={126}
                h={126}
                round={18}
                color={theme.accent}
                width={4}
                dash="12 12"
                style={{ position: 'absolute', inset: 0 }}
              />
              <Icon name="tabler:plus" size={56} />
            </Box>
          </Box>
          <Box center h={92} round={46} bg={v.accent} color="white">
            <T size={34} weight={700}>
              {words.publish}
            </T>
          </Box>
          <Box row center gap={12} color={accent[700]}>
            <Icon name="tabler:arrow-back-up" size={34} />
            <T size={26} weight={600}>
              {words.undo}
            </T>
          </Box>
        </Box>
      </Phone>
    </Plate>
  );
}
