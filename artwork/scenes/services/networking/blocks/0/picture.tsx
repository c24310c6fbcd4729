/** A floor plan of a college with the signal measured in each room. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { brand } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    floor: 'Shaluk College, 3rd floor',
    measured: 'measured 9 November, dBm',
    corridor: 'Corridor',
    strong: 'strong',
    fair: 'fair',
    weak: 'weak',
    fresh: 'new access point',
  },
  bn: {
    floor: 'শালুক কলেজ, তৃতীয় তলা',
    measured: '৯ নভেম্বর মাপা, dBm',
    corridor: 'করিডর',
    strong: 'ভালো',
    fair: 'মাঝারি',
    weak: 'দুর্বল',
    fresh: 'নতুন অ্যাক্সেস পয়েন্ট',
  },
});

const strong = 'oklch(.80 .13 155)';
const fair = 'oklch(.89 .11 125)';
const weak = 'oklch(.76 .14 25)';
const wall = 'oklch(.28 .05 265)';

const rooms = [
  [301, -52, strong],
  [302, -49, strong],
  [303, -58, fair],
  [304, -78, weak],
  [305, -76, weak],
  [306, -60, fair],
  [307, -48, strong],
  [308, -55, strong],
] as const;

function Point({ x, y, fresh }: { x: number; y: number; fresh?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {fresh ? (
        <circle
          r="58"
          fill="none"
          stroke={brand[700]}
          strokeWidth="6"
          strokeDasharray="15 14"
          strokeLinecap="round"
        />
      ) : null}
      <circle r="32" fill={fresh ? brand[700] : wall} />
      <path
        d="M-13 4a18 18 0 0 1 26 0M-7 11a9 9 0 0 1 14 0"
        fill="none"
        stroke="white"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cy="17" r="3" fill="white" />
      <path
        d="M-20-4a28 28 0 0 1 40 0"
        fill="none"
        stroke="white"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

export default function WifiPlan({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.97 .01 240)' }}>
      <Box at={[60, 40]} w={1080} row justify="space-between" align="baseline">
        <T head size={48}>
          {words.floor}
        </T>
        <T size={28} soft>
          {words.measured}
        </T>
      </Box>
      <svg
        aria-hidden="true"
        width={1080}
        height={640}
        style={{ position: 'absolute', left: 60, top: 124 }}
      >
        {rooms.map(([name, level, fill], index) => {
          const x = 4 + (index % 4) * 268;
          const y = index < 4 ? 4 : 376;
          return (
            <g key={name}>
              <rect
                x={x}
                y={y}
                width={268}
                height={260}
                fill={fill}
                stroke={wall}
                strokeWidth="9"
              />
              <text x={x + 26} y={y + 58} fontSize="40" fontWeight="700" fill={v.ink}>
                {digits(name, language)}
              </text>
              <text
                x={x + 242}
                y={y + 56}
                textAnchor="end"
                fontSize="32"
                fontWeight="500"
                fill={v.ink}
              >
                {digits(level, language).replace('-', '−')}
              </text>
              <path
                d={`M${x + 100} ${index < 4 ? y + 260 : y}h68`}
                stroke={fill}
                strokeWidth="12"
              />
              {[0, 1, 2].map((row) => (
                <path
                  key={row}
                  d={`M${x + 44} ${y + 116 + row * 42}h180`}
                  stroke={wall}
                  strokeWidth="10"
                  strokeDasharray="36 12"
                  opacity=".2"
                />
              ))}
            </g>
          );
        })}
        <rect x="4" y="264" width="1072" height="112" fill="oklch(.93 .015 265)" />
        <path d="M4 264v112M1076 264v112" stroke={wall} strokeWidth="9" />
        <text x="540" y="332" textAnchor="middle" fontSize="30" fontWeight="600" fill={v.ink}>
          {words.corridor}
        </text>
        <Point x={272} y={320} />
        <Point x={808} y={320} />
        <Point x={960} y={150} fresh />
        <Point x={138} y={524} fresh />
      </svg>
      <Box at={[60, 800]} row gap={34}>
        {[
          [words.strong, strong],
          [words.fair, fair],
          [words.weak, weak],
        ].map(([word, fill]) => (
          <Box key={word} row gap={14}>
            <Box w={44} h={44} round={10} bg={fill} />
            <T size={30} weight={500}>
              {word}
            </T>
          </Box>
        ))}
        <Box row gap={14}>
          <svg aria-hidden="true" width={60} height={60} viewBox="-62 -62 124 124">
            <Point x={0} y={0} fresh />
          </svg>
          <T size={30} weight={600}>
            {words.fresh}
          </T>
        </Box>
      </Box>
    </Plate>
  );
}
