/** A parcel of an online shop, ready for the courier, with two sarees of Tangail on it. */
import { Box } from '#kit/box.tsx';
import { Barcode } from '#kit/drawn/barcode.tsx';
import { sum, taka } from '#kit/money.ts';
import { accent, paddy, shapla } from '#kit/palette.ts';
import { Entry, Paper, Seam, standing } from '#kit/paper.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchPath } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { fonts } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.object;

export const words = inLanguages({
  en: {
    to: 'Deliver to',
    name: 'Nusrat Jahan',
    address: 'Road 5, Mirpur 10, Dhaka',
    lines: ['Tangail saree', 'Delivery, Dhaka'],
    collect: 'Collect',
  },
  bn: {
    to: 'প্রাপক',
    name: 'নুসরাত জাহান',
    address: 'রোড ৫, মিরপুর ১০, ঢাকা',
    lines: ['টাঙ্গাইল শাড়ি', 'ডেলিভারি, ঢাকা'],
    collect: 'দিতে হবে',
  },
});

const amounts = [1_850, 80];

/** A folded saree: its folds at the left, the woven border along its front. */
function FoldedSaree({
  top,
  left,
  w,
  cloth,
  border,
}: {
  top: number;
  left: number;
  w: number;
  cloth: string;
  border: string;
}) {
  const teeth = Array.from(
    { length: Math.floor((w - 60) / 44) },
    (_, i) => `M${40 + i * 44} 92l22-34 22 34z`,
  );
  return (
    <svg
      aria-hidden="true"
      width={w}
      height="150"
      style={{ position: 'absolute', top, left, overflow: 'visible', filter: standing }}
    >
      <path
        d={`M34 6H${w - 12}Q${w} 6 ${w} 20V136Q${w} 148 ${w - 12} 148H34Q0 142 0 112 0 96 20 92 0 86 0 60 0 12 34 6Z`}
        fill={cloth}
      />
      <path
        d={`M20 92H${w}M16 118Q40 124 ${w} 122M16 48Q40 40 ${w} 42`}
        stroke="oklch(0 0 0/.18)"
        strokeWidth="5"
        fill="none"
      />
      <path d={`M14 30Q60 16 ${w - 8} 18`} stroke="oklch(1 0 0/.28)" strokeWidth="6" fill="none" />
      <path d={`M20 92H${w}V148H34Q0 142 0 112 0 96 20 92Z`} fill={border} />
      <path d={teeth.join('')} fill={border} />
      <path
        d={`M36 108H${w - 16}M36 132H${w - 16}`}
        stroke={accent[200]}
        strokeWidth="5"
        strokeDasharray="17 13"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}

type Words = (typeof words)['en'];

export default function Parcel({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} bg="none">
      <Box at={[76, 420]} w={1050} h={1010} style={{ filter: standing }}>
        <svg aria-hidden="true" width="1050" height="1010" style={{ position: 'absolute' }}>
          <path d="M70 0H980L1050 96H0Z" fill="oklch(.83 .065 72)" />
          <path d="M0 96H1050V990Q1050 1010 1030 1010H20Q0 1010 0 990Z" fill="oklch(.75 .078 68)" />
          <path d="M0 96H1050V300Q500 190 0 330Z" fill="oklch(1 0 0/.08)" />
          <path d="M0 96H1050" stroke="oklch(.9 .05 75)" strokeWidth="5" />
          <path
            d="M466 0H584L602 96V250l-18-12-19 12-20-12-20 12-19-12-19 12-19-12-18 12V96Z"
            fill="oklch(.9 .06 82/.85)"
          />
        </svg>
        <StitchPath
          w={1050}
          h={1010}
          d="M24 122H1026V986H24Z"
          color="oklch(.97 .03 85)"
          width={6}
          dash="20 16"
          style={{ position: 'absolute' }}
        />
      </Box>
      <FoldedSaree top={262} left={196} w={820} cloth={shapla[500]} border="oklch(.36 .15 10)" />
      <FoldedSaree top={126} left={240} w={752} cloth={paddy[500]} border="oklch(.36 .1 155)" />
      <Paper w={820} h={770} at={[190, 610]} turn={-2} pad="52 58" style={{ borderRadius: 14 }}>
        <Box row justify="space-between" align="flex-start">
          <Box gap={4}>
            <T size={42} weight={600} color={shapla[700]} line>
              {words.to}
            </T>
            <T head size={78} line>
              {words.name}
            </T>
          </Box>
        </Box>
        <T size={50} weight={500} line style={{ marginTop: 10 }}>
          {words.address}
        </T>
        <Box style={{ marginTop: 26 }}>
          <Barcode w={704} h={104} of="SH20481850" />
        </Box>
        <Box gap={12} style={{ marginTop: 30 }}>
          {words.lines.map((what, index) => (
            <Entry key={what} what={what} amount={taka(amounts[index] ?? 0, language)} size={50} />
          ))}
        </Box>
        <Box style={{ marginTop: 24 }}>
          <Seam color={shapla[700]} width={6} />
        </Box>
        <Box row justify="space-between" align="baseline" style={{ marginTop: 12 }}>
          <T size={56} weight={700} line>
            {words.collect}
          </T>
          <T size={104} weight={800} font={fonts.grotesque} tracking={-0.02} leading={1.1} line>
            {taka(sum(amounts), language)}
          </T>
        </Box>
      </Paper>
    </Scene>
  );
}
