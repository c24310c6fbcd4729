/** A biscuit carton before it is folded: cut lines whole, fold lines stitched. */
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { fonts } from '#kit/theme.ts';

export const size = sizes.block;

const teal = 'oklch(.48 .09 200)';
const cream = 'oklch(.96 .04 90)';
const biscuit = 'oklch(.78 .11 75)';
const crust = 'oklch(.62 .11 65)';
const cut = 'oklch(.60 .24 350)';

interface WordProps {
  x: number;
  y: number;
  big: number;
  weight?: number;
  fill?: string;
  middle?: boolean;
  font?: string;
  children: string;
}

function Word({ x, y, big, weight = 500, fill = cream, middle, font, children }: WordProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={big}
      fontWeight={weight}
      fill={fill}
      fontFamily={font}
      textAnchor={middle ? 'middle' : 'start'}
    >
      {children}
    </text>
  );
}

function Biscuit({ x, y, r }: { x: number; y: number; r: number }) {
  const dots = [0, 60, 120, 180, 240, 300];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={crust} />
      <circle r={r * 0.9} fill={biscuit} />
      <circle
        r={r * 0.66}
        fill="none"
        stroke={crust}
        strokeWidth="4"
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
      {dots.map((turn) => (
        <circle key={turn} cy={-r * 0.36} r={r * 0.06} fill={crust} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

export default function Dieline() {
  return (
    <Plate ground={{ css: 'oklch(.93 .025 200)' }}>
      <svg aria-hidden="true" width={1200} height={900}>
        <path
          d="M150 250V90q0-20 20-20h360q20 0 20 20v160h140l20-90h80l20 90h0V250h0q0 0 0 0h240V690h-240l-20 90h-80l-20-90H550v120q0 20-20 20H170q-20 0-20-20V690H60V250z"
          fill="white"
          stroke={cut}
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d="M150 250h400v440H150z" fill={teal} />
        <path d="M550 250h280v440H550z" fill={cream} />
        <path d="M830 250h220v440H830z" fill={teal} />
        <path d="M156 90q0-14 14-14h360q14 0 14 14v160H156z" fill={biscuit} />
        <Word x={350} y={150} big={58} weight={800} fill={teal} middle font={fonts.anek}>
          চালতা ফুডস
        </Word>
        <Word x={350} y={206} big={34} weight={700} fill={teal} middle font={fonts.grotesque}>
          Chalta Foods
        </Word>
        <Word x={350} y={334} big={64} weight={800} middle font={fonts.anek}>
          নারকেল বিস্কুট
        </Word>
        <Word x={350} y={386} big={36} weight={700} middle font={fonts.grotesque}>
          Coconut Biscuits
        </Word>
        <Biscuit x={270} y={530} r={98} />
        <Biscuit x={430} y={510} r={92} />
        <Biscuit x={360} y={590} r={88} />
        <Word x={582} y={318} big={30} weight={700} fill={teal}>
          MRP
        </Word>
        <Word x={582} y={390} big={70} weight={800} fill={teal} font={fonts.grotesque}>
          ৳ 120
        </Word>
        <Word x={582} y={424} big={22} fill={teal}>
          including VAT
        </Word>
        {['Batch', 'MFG', 'EXP'].map((name, index) => (
          <g key={name}>
            <Word x={582} y={482 + index * 58} big={25} weight={600} fill={teal}>
              {name}
            </Word>
            <rect
              x={670}
              y={452 + index * 58}
              width={132}
              height={42}
              rx={6}
              fill="white"
              stroke={teal}
              strokeWidth="2"
            />
          </g>
        ))}
        <rect
          x={582}
          y={626}
          width={96}
          height={44}
          rx={22}
          fill="none"
          stroke={teal}
          strokeWidth="3"
        />
        <Word x={630} y={657} big={25} weight={700} fill={teal} middle>
          BSTI
        </Word>
        <Word x={700} y={657} big={24} weight={600} fill={teal}>
          240 g
        </Word>
        <Word x={856} y={320} big={33} weight={700} font={fonts.anek}>
          উপাদান
        </Word>
        {['ময়দা, নারকেল,', 'চিনি, ভোজ্য তেল,', 'দুধ, লবণ'].map((text, index) => (
          <Word key={text} x={856} y={368 + index * 38} big={27}>
            {text}
          </Word>
        ))}
        <g transform="translate(862 520)">
          <rect width="158" height="120" fill="white" />
          {[4, 6, 3, 8, 4, 3, 6, 4, 8, 3, 4, 6].map((width, index) => (
            <rect
              key={`${index * 12}`}
              x={8 + index * 12}
              y="10"
              width={width}
              height="78"
              fill="oklch(.2 .02 200)"
            />
          ))}
          <Word x={79} y={112} big={20} weight={600} fill="oklch(.2 .02 200)" middle>
            8 941120 04817
          </Word>
        </g>
        <path
          d="M150 250H1050M150 690H1050M150 250V690M550 250V690M830 250V690"
          fill="none"
          stroke="white"
          strokeWidth="9"
        />
        <path
          d="M150 250H1050M150 690H1050M150 250V690M550 250V690M830 250V690"
          fill="none"
          stroke="oklch(.5 .2 265)"
          strokeWidth="5"
          strokeDasharray="18 16"
          strokeLinecap="round"
        />
        <path d="M640 836h70" stroke={cut} strokeWidth="6" strokeLinecap="round" />
        <Word x={728} y={846} big={28} weight={600} fill="oklch(.3 .05 220)">
          cut
        </Word>
        <path
          d="M830 836h80"
          stroke="oklch(.5 .2 265)"
          strokeWidth="6"
          strokeDasharray="18 16"
          strokeLinecap="round"
        />
        <Word x={930} y={846} big={28} weight={600} fill="oklch(.3 .05 220)">
          fold, 3 mm bleed
        </Word>
        <path d="M150 40H550" stroke="oklch(.3 .05 220)" strokeWidth="3" />
        <path d="M150 28v24M550 28v24" stroke="oklch(.3 .05 220)" strokeWidth="3" />
        <rect x={292} y={20} width={116} height={40} fill="oklch(.93 .025 200)" />
        <Word x={350} y={50} big={26} weight={600} fill="oklch(.3 .05 220)" middle>
          160 mm
        </Word>
      </svg>
    </Plate>
  );
}
