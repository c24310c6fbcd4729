/** An architect's page: one house, its plan, its size. */
import { Box } from '#kit/box.tsx';
import { Browser } from '#kit/browser.tsx';
import { BrickHouse } from '#kit/drawn/places.tsx';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    studio: 'Studio Chatim',
    menu: ['Houses', 'Schools', 'Uttara office'],
    house: 'Brick house, Savar',
    area: '2,850 sq ft',
    about: 'Two floors around a courtyard, local brick, shaded from the west.',
    rooms: { living: 'Living', dining: 'Dining', bedroom: 'Bedroom', courtyard: 'Courtyard' },
  },
  bn: {
    studio: 'স্টুডিও ছাতিম',
    menu: ['বাড়ি', 'স্কুল', 'উত্তরা অফিস'],
    house: 'ইটের বাড়ি, সাভার',
    area: '২,৮৫০ বর্গফুট',
    about: 'উঠান ঘিরে দোতলা বাড়ি, দেশি ইটের, পশ্চিমের রোদ থেকে আড়াল করা।',
    rooms: { living: 'লিভিং', dining: 'ডাইনিং', bedroom: 'বেডরুম', courtyard: 'উঠান' },
  },
});

const brick = 'oklch(.50 .13 38)';
const theme = themed({ accent: brick, ink: 'oklch(.22 .02 50)', soft: 'oklch(.45 .02 50)' });

function FloorPlan({ rooms }: { rooms: Words['rooms'] }) {
  const ink = theme.ink;
  return (
    <svg aria-hidden="true" width={430} height={300} viewBox="0 0 430 300">
      <g fill="none" stroke={ink} strokeWidth="9">
        <path d="M20 20h390v260H250M190 280H20V20M200 20v110M200 180v100M200 150h20M260 150h150M20 150h110" />
      </g>
      <path
        d="M190 280a60 60 0 0 1 60-60v60"
        fill="none"
        stroke={brick}
        strokeWidth="4"
        strokeDasharray="9 9"
        strokeLinecap="round"
      />
      <g fontSize="24" fontWeight="600" fill={ink} textAnchor="middle">
        <text x="110" y="94">
          {rooms.living}
        </text>
        <text x="306" y="94">
          {rooms.dining}
        </text>
        <text x="110" y="226">
          {rooms.bedroom}
        </text>
        <text x="320" y="226">
          {rooms.courtyard}
        </text>
      </g>
    </svg>
  );
}

export default function Architect({ words }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.86 .035 55)' }} theme={theme}>
      <Browser
        w={1080}
        h={880}
        at={[60, 48]}
        address="studiochatim.com/savar"
        bar={theme.ink}
        barInk="oklch(.9 .01 60)"
        field="oklch(.32 .02 50)"
        round={18}
      >
        <Box row justify="space-between" pad="0 40" h={84}>
          <T head size={34}>
            {words.studio}
          </T>
          <Box row gap={34}>
            {words.menu.map((name, index) => (
              <T key={name} size={25} weight={index ? 400 : 700}>
                {name}
              </T>
            ))}
          </Box>
        </Box>
        <BrickHouse w={1080} h={350} />
        <Box row align="flex-start" justify="space-between" pad="34 40 0">
          <Box gap={8} w={520}>
            <T head size={58}>
              {words.house}
            </T>
            <T head size={42} color={brick}>
              {words.area}
            </T>
            <T size={28} soft leading={1.35}>
              {words.about}
            </T>
          </Box>
          <FloorPlan rooms={words.rooms} />
        </Box>
      </Browser>
    </Plate>
  );
}
