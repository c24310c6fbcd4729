/** A photographer's twelve pictures, one of them opened. */
import { Box } from '#kit/box.tsx';
import { Tile, tiles } from '#kit/drawn/photos.tsx';
import { TeaGarden } from '#kit/drawn/tea-garden.tsx';
import { accent } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    studio: 'Shaluk Photography',
    town: 'Sylhet',
    title: 'Holud, evening in the garden',
    caption: 'Tania and Rafi, Malnichhera, December 2024',
    count: '1 of 12',
  },
  bn: {
    studio: 'শালুক ফটোগ্রাফি',
    town: 'সিলেট',
    title: 'গায়েহলুদ, চা-বাগানে সন্ধ্যা',
    caption: 'তানিয়া ও রাফি, মালনীছড়া, ডিসেম্বর ২০২৪',
    count: '১/১২',
  },
});

export default function Gallery({ words }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.18 .015 60)' }}>
      <Box at={[50, 40]} w={1100} row justify="space-between" color="white" align="baseline">
        <T head size={46}>
          {words.studio}
        </T>
        <T size={28} style={{ opacity: 0.8 }}>
          {words.town}
        </T>
      </Box>
      <Box at={[50, 120]} w={624} h={600} round={14} clip style={{ position: 'absolute' }}>
        <TeaGarden w={624} h={600} />
      </Box>
      <Box at={[50, 744]} w={900} color="white" gap={4}>
        <T head size={44}>
          {words.title}
        </T>
        <T size={28} style={{ opacity: 0.85 }}>
          {words.caption}
        </T>
      </Box>
      <Box at={[703.5, 120]} grid={3} gap={14} w={446.5}>
        {tiles.map((tile) => (
          <Tile key={tile} kind={tile} size={139.5} />
        ))}
      </Box>
      <StitchFrame
        w={163.5}
        h={163.5}
        round={18}
        color={accent[400]}
        width={6}
        dash="14 14"
        style={{ position: 'absolute', left: 691.5, top: 108 }}
      />
      <T
        size={28}
        weight={500}
        color="white"
        right
        style={{ position: 'absolute', right: 50, top: 752 }}
      >
        {words.count}
      </T>
    </Plate>
  );
}
