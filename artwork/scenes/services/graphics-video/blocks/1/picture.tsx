/** The film of a knitting factory on the cutting table. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { KnittingHall } from '#kit/drawn/machines.tsx';
import { Icon } from '#kit/icon.tsx';
import { accent, shapla } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    factory: 'Dumur Knit, Gazipur',
    film: 'Film',
    gate: 'Gate, 7:30',
    knitting: 'Knitting floor',
    dyeing: 'Dyeing',
    logo: 'Logo',
    subtitle: 'Subtitle',
    voice: 'Voice',
    music: 'Music',
  },
  bn: {
    factory: 'ডুমুর নিট, গাজীপুর',
    film: 'ভিডিও',
    gate: 'গেট, সকাল ৭:৩০',
    knitting: 'নিটিং ফ্লোর',
    dyeing: 'ডাইং',
    logo: 'লোগো',
    subtitle: 'সাবটাইটেল',
    voice: 'কণ্ঠ',
    music: 'মিউজিক',
  },
});

const bar = 'oklch(.29 .02 275)';

function Clip({
  w,
  bg,
  color = 'white',
  children,
}: {
  w: number;
  bg: string;
  color?: string;
  children: string;
}) {
  return (
    <Box w={w} h={66} bg={bg} round={12} pad="0 16" justify="center" color={color} clip>
      <T size={24} weight={600} line>
        {children}
      </T>
    </Box>
  );
}

function Sound({ name, color, calm }: { name: string; color: string; calm?: boolean }) {
  const waves = Array.from({ length: 86 }, (_, index) => {
    const wave = Math.abs(
      Math.sin(index * 1.7) * Math.cos(index * 0.43) + Math.sin(index * 0.61) * 0.5,
    );
    return 5 + wave * (calm ? 14 : 38);
  });
  return (
    <Box row gap={18}>
      <T size={22} color="oklch(.8 .02 275)" line style={{ width: 92 }}>
        {name}
      </T>
      <svg aria-hidden="true" width={990} height={62}>
        <rect width={990} height={62} rx={12} fill={color} opacity=".22" />
        {waves.map((high, index) => (
          <rect
            key={`${index * 11.5}`}
            x={6 + index * 11.4}
            y={31 - high / 2}
            width={6}
            height={high}
            rx={3}
            fill={color}
          />
        ))}
      </svg>
    </Box>
  );
}

export default function Timeline({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.19 .015 275)' }}>
      <Box at={[50, 44]} w={1100} h={470} round={24} clip style={{ position: 'absolute' }}>
        <KnittingHall w={1100} h={470} />
        <Box at={[30, 26]} row gap={12} bg="oklch(0 0 0/.55)" color="white" round={30} pad="8 20">
          <Box w={16} h={16} round={8} bg={shapla[500]} />
          <T size={25} weight={600}>
            {words.factory}
          </T>
        </Box>
        <Box at={[0, 380]} w={1100} center>
          <Box bg="oklch(0 0 0/.72)" round={12} pad="6 26" color="white">
            <T size={38} weight={600} leading={1.3}>
              এই মেশিনে দিনে ২২০ কেজি কাপড় বোনা হয়
            </T>
          </Box>
        </Box>
      </Box>
      <Box at={[50, 534]} row gap={24} w={1100} color="white">
        <Icon name="tabler:player-play-filled" size={38} color={accent[400]} />
        <T size={30} weight={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {digits('00:41 / 01:58', language)}
        </T>
        <Box row gap={14} style={{ marginLeft: 'auto' }}>
          {['9:16', '1:1', '16:9'].map((shape) => (
            <Box
              key={shape}
              bg={shape === '16:9' ? accent[400] : bar}
              color={shape === '16:9' ? 'oklch(.2 .02 275)' : 'white'}
              round={12}
              pad="6 20"
            >
              <T size={24} weight={600}>
                {digits(shape, language)}
              </T>
            </Box>
          ))}
        </Box>
      </Box>
      <Box at={[50, 606]} w={1100} gap={10}>
        <Box row gap={10}>
          <T size={22} color="oklch(.8 .02 275)" line style={{ width: 100 }}>
            {words.film}
          </T>
          <Clip w={210} bg="oklch(.45 .09 235)">
            {words.gate}
          </Clip>
          <Clip w={420} bg="oklch(.52 .12 200)">
            {words.knitting}
          </Clip>
          <Clip w={200} bg="oklch(.50 .10 150)">
            {words.dyeing}
          </Clip>
          <Clip w={130} bg="oklch(.50 .13 320)">
            {words.logo}
          </Clip>
        </Box>
        <Box row gap={10}>
          <T size={22} color="oklch(.8 .02 275)" line style={{ width: 100 }}>
            {words.subtitle}
          </T>
          <Clip w={240} bg={bar}>
            শুরু হয় ভোরে
          </Clip>
          <Clip w={376} bg={accent[400]} color="oklch(.2 .02 275)">
            এই মেশিনে দিনে ২২০ কেজি…
          </Clip>
          <Clip w={354} bg={bar}>
            রং হয় পাশের হলে
          </Clip>
        </Box>
        <Sound name={words.voice} color="oklch(.80 .13 155)" />
        <Sound name={words.music} color="oklch(.76 .11 275)" calm />
      </Box>
      <Box at={[524, 596]} w={5} h={300} bg="white" />
      <Box at={[514, 588]} w={25} h={25} round={13} bg="white" />
    </Plate>
  );
}
