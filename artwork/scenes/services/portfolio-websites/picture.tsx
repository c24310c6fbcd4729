/** An architect's page: one house, its plan, its size. */
import { Box } from '#kit/box.tsx';
import { Browser } from '#kit/browser.tsx';
import { BrickHouse } from '#kit/drawn/places.tsx';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed } from '#kit/theme.ts';

export const size = sizes.block;
export const detail = { left: 60, top: 101, width: 630 };

const brick = 'oklch(.50 .13 38)';
const theme = themed({ accent: brick, ink: 'oklch(.22 .02 50)', soft: 'oklch(.45 .02 50)' });

function FloorPlan() {
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
          Living
        </text>
        <text x="306" y="94">
          Dining
        </text>
        <text x="110" y="226">
          Bedroom
        </text>
        <text x="320" y="226">
          Courtyard
        </text>
      </g>
    </svg>
  );
}

export default function Architect() {
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
            Studio Chatim
          </T>
          <Box row gap={34}>
            {['Houses', 'Schools', 'Uttara office'].map((name, index) => (
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
              Brick house, Savar
            </T>
            <T head size={42} color={brick}>
              2,850 sq ft
            </T>
            <T size={28} soft leading={1.35}>
              Two floors around a courtyard, local brick, shaded from the west.
            </T>
          </Box>
          <FloorPlan />
        </Box>
      </Browser>
    </Plate>
  );
}
