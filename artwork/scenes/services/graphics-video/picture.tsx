/** The face of a pickle maker: mark, jar, carton and a post. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { PickleCarton, PickleJar, TentulMark, tentul } from '#kit/drawn/pickle.tsx';
import { Phone } from '#kit/phone.tsx';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;
export const detail = { left: 35, top: 372, width: 690 };

type Words = typeof words.en;

export const words = inLanguages({
  en: { page: 'Tentul Pickles', likes: '1,284 likes' },
  bn: { page: 'তেঁতুল পিকলস', likes: '১,২৮৪টি লাইক' },
});

export default function BrandSet({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.92 .11 98)' }}>
      <Box at={[0, 640]} w={1200} h={260} bg="oklch(.86 .13 96)" />
      <Box at={[60, 60]} w={620} h={300} round={36} bg={tentul.green} row center gap={36}>
        <Box center w={172} h={172} round={86} bg={tentul.yellow}>
          <TentulMark size={112} />
        </Box>
        <Box color={tentul.yellow}>
          <T size={92} weight={800} leading={1.34}>
            তেঁতুল
          </T>
          <T head size={41} style={{ marginTop: 8 }}>
            Tentul Pickles
          </T>
        </Box>
        <Thread
          d="M20 54Q20 20 54 20H566Q600 20 600 54V246Q600 280 566 280H54Q20 280 20 246Z"
          color={tentul.yellow}
          width={5}
          dash="14 15"
        />
      </Box>
      <Box at={[45, 476]}>
        <PickleJar w={250} />
      </Box>
      <Box at={[309, 544]}>
        <PickleCarton w={380} />
      </Box>
      <Phone w={390} h={776} at={[764, 62]} bg="white" time={digits('9:41', language)}>
        <Box row gap={14} pad="2 24 14">
          <Box center w={56} h={56} round={30} bg={tentul.green}>
            <TentulMark size={42} pod={tentul.yellow} leaf={tentul.leaf} />
          </Box>
          <T size={26} weight={700}>
            {words.page}
          </T>
        </Box>
        <Box
          h={440}
          bg={tentul.green}
          color={tentul.yellow}
          pad="30 26"
          clip
          style={{ position: 'relative' }}
        >
          <T size={56} weight={800} leading={1.3}>
            টক, ঝাল, মিষ্টি
          </T>
          <Box at={[-40, 186]} w={300} h={300} round={150} bg={tentul.leaf} />
          <Box at={[16, 194]}>
            <PickleJar w={172} />
          </Box>
          <Box
            at={[206, 240]}
            center
            w={144}
            h={144}
            round={80}
            bg={tentul.yellow}
            color={tentul.green}
            style={{ rotate: '-8deg' }}
          >
            <T size={25} weight={600} leading={1}>
              ৪০০ গ্রাম
            </T>
            <T size={40} weight={800} leading={1.1}>
              ৳ ২৮০
            </T>
          </Box>
        </Box>
        <Box pad="22 26" gap={6}>
          <T size={26} weight={600}>
            {words.likes}
          </T>
          <T size={26} leading={1.3}>
            নতুন ব্যাচ এসেছে। অর্ডার করুন ইনবক্সে।
          </T>
        </Box>
      </Phone>
    </Plate>
  );
}
