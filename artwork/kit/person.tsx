/** People in one flat style: `<Person size={120} hair="bun" wear="sari" skin={2} />`. */
import { Hair, HairBehind, type HairStyle } from './person/hair.tsx';
import { Garment, type Wear } from './person/wear.tsx';

const skins = [
  'oklch(.80 .07 62)',
  'oklch(.73 .085 58)',
  'oklch(.66 .09 55)',
  'oklch(.56 .085 50)',
] as const;
const shades = [
  'oklch(.73 .085 55)',
  'oklch(.66 .095 50)',
  'oklch(.58 .095 48)',
  'oklch(.48 .085 45)',
] as const;

export interface PersonProps {
  size?: number;
  hair?: HairStyle;
  wear?: Wear;
  /** 0 light … 3 dark */
  skin?: 0 | 1 | 2 | 3;
  hairColor?: string;
  /** garment and its second colour */
  cloth?: string;
  cloth2?: string;
  glasses?: boolean;
  beard?: 'full' | 'moustache' | 'stubble';
  /** ground of the picture; `none` for a cut-out */
  bg?: string;
  /** corner radius; a circle unless told */
  round?: number | string;
}

export function Person(props: PersonProps) {
  const { size = 96, hair = 'short', wear = 'shirt', skin = 1, bg = 'oklch(.93 .03 275)' } = props;
  const { hairColor = 'oklch(.22 .02 40)', cloth = 'oklch(.50 .18 275)', cloth2 = 'white' } = props;
  const tone = skins[skin];
  const shade = shades[skin];
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 120 120"
      style={{ borderRadius: props.round ?? '50%', background: bg }}
    >
      <HairBehind kind={hair} color={hairColor} cloth={cloth2} />
      <path d="M49 70h22v20c0 8-22 8-22 0z" fill={shade} />
      <Garment kind={wear} cloth={cloth} cloth2={cloth2} skin={tone} />
      <ellipse cx="38.5" cy="56" rx="4.5" ry="6" fill={shade} />
      <ellipse cx="81.5" cy="56" rx="4.5" ry="6" fill={shade} />
      <path d="M39 48c0-18 9-27 21-27s21 9 21 27c0 20-9 34-21 34S39 68 39 48z" fill={tone} />
      <Beard kind={props.beard} color={hairColor} />
      <g fill="none" stroke="oklch(.25 .03 40)" strokeLinecap="round" strokeWidth="2.2">
        <path d="M47 47q4-2.6 8 0M65 47q4-2.6 8 0" />
        <path d="M54.5 69.5q5.5 4.6 11 0" stroke="oklch(.38 .09 25)" />
        <path d="M60 55v6.5h-2.6" stroke={shade} />
      </g>
      <circle cx="51" cy="54" r="2.5" fill="oklch(.22 .02 40)" />
      <circle cx="69" cy="54" r="2.5" fill="oklch(.22 .02 40)" />
      {props.glasses ? (
        <g fill="none" stroke="oklch(.25 .03 275)" strokeWidth="2">
          <rect x="43" y="48" width="15" height="12.5" rx="5" />
          <rect x="62" y="48" width="15" height="12.5" rx="5" />
          <path d="M58 53q2-1.4 4 0" />
        </g>
      ) : null}
      <Hair kind={hair} color={hairColor} cloth={cloth2} />
    </svg>
  );
}

function Beard({ kind, color }: { kind: PersonProps['beard']; color: string }) {
  if (!kind) return null;
  if (kind === 'moustache')
    return <path d="M50 66q5-5 10-1.5q5-3.500 10 1.500q-5 1.500-10-.5q-5 2-10 .5z" fill={color} />;
  if (kind === 'stubble')
    return (
      <path
        d="M40 56c1 16 9 26 20 26s19-10 20-26c-3 9-8 7-12 6.500q-8-2-16 0C48 63 43 65 40 56z"
        fill={color}
        opacity=".22"
      />
    );
  return (
    <path
      d="M39.500 54c0 20 9 33 20.500 33s20.500-13 20.500-33c-3 9-8 9.500-12 9q-8.500-3-17 0c-4 .5-9 0-12-9zM53.500 68.500h13q-6.500 6-13 0z"
      fillRule="evenodd"
      fill={color}
    />
  );
}
