/** A biscuit carton before it is folded: cut lines whole, fold lines stitched. */
import { Bars, Biscuits, Word } from '#kit/drawn/carton.tsx';
import { taka } from '#kit/money.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { fonts } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    price: 'MRP',
    stamps: ['Batch', 'MFG', 'EXP'],
    weight: 'Net weight 240 g',
    nutrition: [
      { name: 'Energy', value: '486 kcal' },
      { name: 'Fat', value: '22 g' },
      { name: 'Sugar', value: '24 g' },
    ],
    cut: 'cut',
    fold: 'fold',
    width: '160 mm',
  },
  bn: {
    price: 'এমআরপি',
    stamps: ['ব্যাচ', 'উৎপাদন', 'মেয়াদ'],
    weight: 'নিট ওজন ২৪০ গ্রাম',
    nutrition: [
      { name: 'শক্তি', value: '৪৮৬ কিক্যাল' },
      { name: 'চর্বি', value: '২২ গ্রাম' },
      { name: 'চিনি', value: '২৪ গ্রাম' },
    ],
    cut: 'কাটা',
    fold: 'ভাঁজ',
    width: '১৬০ মিমি',
  },
});

const teal = 'oklch(.46 .09 200)';
const cream = 'oklch(.965 .035 90)';
const sand = 'oklch(.84 .10 80)';
const cut = 'oklch(.60 .24 350)';
const fold = 'oklch(.5 .2 265)';
const note = 'oklch(.3 .05 220)';

const outline =
  'M90 230V90q0-26 26-26h308q26 0 26 26v140l18-110h154l18 110h360l16-110h118l16 110v430l-16 110h-118l-16-110v130q0 26-26 26H666q-26 0-26-26V660l-18 110H468l-18-110H90l-50-24V254z';
const folds = 'M90 230H1150M90 660H1150M90 236V654M450 236V654M640 236V654M1000 236V654';

export default function Dieline({ words, language }: SceneProps<Words>) {
  const panel = language === 'bn' ? 1014 : 1022;
  return (
    <Plate ground={{ css: 'oklch(.93 .025 200)' }}>
      <svg aria-hidden="true" width={1200} height={900}>
        <path d={outline} fill="white" />
        <path d="M90 230V90q0-26 26-26h308q26 0 26 26v140z" fill={sand} />
        <path d="M640 660v130q0 26 26 26h308q26 0 26-26V660z" fill={sand} />
        <path d="M90 230h360v430H90zM640 230h360v430H640z" fill={teal} />
        <path d="M450 230h190v430H450zM1000 230h150v430h-150z" fill={cream} />
        <path d={outline} fill="none" stroke={cut} strokeWidth="6" strokeLinejoin="round" />

        <Word x={270} y={146} big={48} weight={800} fill={teal} middle font={fonts.anek}>
          চালতা ফুডস
        </Word>
        <Word x={270} y={196} big={31} weight={700} fill={teal} middle font={fonts.grotesque}>
          Chalta Foods
        </Word>
        <Word x={270} y={306} big={43} weight={800} fill={cream} middle font={fonts.anek}>
          নারকেল বিস্কুট
        </Word>
        <Word x={270} y={358} big={31} weight={700} fill={cream} middle font={fonts.grotesque}>
          Coconut Biscuits
        </Word>
        <Biscuits x={270} y={512} />

        <Word x={545} y={290} big={30} weight={700} fill={teal} middle>
          {words.price}
        </Word>
        <Word x={545} y={350} big={54} weight={800} fill={teal} middle font={fonts.grotesque}>
          {taka(120, language)}
        </Word>
        {words.stamps.map((name, index) => (
          <g key={name}>
            <Word x={472} y={420 + index * 82} big={26} weight={600} fill={teal}>
              {name}
            </Word>
            <rect
              x={472}
              y={430 + index * 82}
              width={146}
              height={40}
              rx={6}
              fill="white"
              stroke={teal}
              strokeWidth="2"
            />
          </g>
        ))}

        <Word x={668} y={296} big={38} weight={700} fill={cream} font={fonts.anek}>
          উপাদান
        </Word>
        {['ময়দা, নারকেল, চিনি,', 'ভোজ্য তেল, দুধ, লবণ'].map((text, index) => (
          <Word key={text} x={668} y={346 + index * 44} big={31} fill={cream}>
            {text}
          </Word>
        ))}
        <Word x={668} y={456} big={28} weight={500} fill={cream}>
          {words.weight}
        </Word>
        <Bars x={668} y={486} />

        <rect
          x={1024}
          y={272}
          width={102}
          height={52}
          rx={26}
          fill="none"
          stroke={teal}
          strokeWidth="4"
        />
        <Word x={1075} y={308} big={29} weight={700} fill={teal} middle>
          BSTI
        </Word>
        {words.nutrition.map(({ name, value }, index) => (
          <g key={name}>
            <Word x={panel} y={398 + index * 86} big={25} fill={teal}>
              {name}
            </Word>
            <Word
              x={panel}
              y={430 + index * 86}
              big={language === 'bn' ? 20 : 26}
              weight={700}
              fill={teal}
            >
              {value}
            </Word>
          </g>
        ))}

        <path d={folds} fill="none" stroke="white" strokeWidth="9" />
        <path
          d={folds}
          fill="none"
          stroke={fold}
          strokeWidth="5"
          strokeDasharray="17 15"
          strokeLinecap="round"
        />
        <path d="M90 850h70" stroke={cut} strokeWidth="7" strokeLinecap="round" />
        <Word x={178} y={860} big={30} weight={600} fill={note}>
          {words.cut}
        </Word>
        <path
          d="M270 850h84"
          stroke={fold}
          strokeWidth="6"
          strokeDasharray="17 15"
          strokeLinecap="round"
        />
        <Word x={376} y={860} big={30} weight={600} fill={note}>
          {words.fold}
        </Word>
        <path d="M90 38H450M90 26v24M450 26v24" stroke={note} strokeWidth="3" />
        <rect x={206} y={18} width={128} height={40} fill="oklch(.93 .025 200)" />
        <Word x={270} y={48} big={29} weight={600} fill={note} middle>
          {words.width}
        </Word>
      </svg>
    </Plate>
  );
}
