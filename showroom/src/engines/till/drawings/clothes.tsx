import type { Picture } from '../../../demo/picture.ts';

/** Clothes that no picture of the gallery had drawn yet, and `with` what each is drawn. */
type With = Picture['with'];

/** A kameez with its dupatta over one side. */
export const ThreePiece = ({ cloth, trim, scarf }: With) => (
  <svg aria-hidden="true" width="100" height="120" viewBox="0 0 100 120">
    <path
      d="M38 8q12 10 24 0l20 12 8 34-12 4-8-18 8 66q-28 8-56 0l8-66-8 18-12-4 8-34z"
      fill={String(cloth)}
      stroke="#00000030"
      strokeWidth="1.5"
    />
    <path d="M38 8q12 10 24 0l-4 22q-8 8-16 0z" fill={String(trim)} />
    <path d="M22 98q28 8 56 0l1 8q-29 8-58 0z" fill={String(trim)} />
    <path d="M60 8q12 2 18 14 10 40 4 88-8 4-14 0 4-50-2-82-2-12-10-16z" fill={String(scarf)} />
    <path d="M68 102l14-1M68 96l14-1" stroke={String(trim)} strokeWidth="2" />
  </svg>
);

export const Waistcoat = ({ cloth, trim }: With) => (
  <svg aria-hidden="true" width="100" height="120" viewBox="0 0 100 120">
    <path
      d="M30 10l10-4 10 40 10-40 10 4q0 20 8 32l2 60-28 10h-4l-28-10 2-60q8-12 8-32z"
      fill={String(cloth)}
      stroke="#00000030"
      strokeWidth="1.5"
    />
    <path d="M50 46v66M30 78h12M58 78h12" stroke="#00000040" strokeWidth="2" />
    <g fill={String(trim)}>
      {[56, 70, 84, 98].map((y) => (
        <circle key={y} cx="54" cy={y} r="2.500" />
      ))}
    </g>
  </svg>
);

/** A folded shawl. */
export const Shawl = ({ cloth, trim }: With) => (
  <svg aria-hidden="true" width="100" height="120" viewBox="0 0 100 120">
    <path
      d="M14 22h72l4 70q-40 10-80 0z"
      fill={String(cloth)}
      stroke="#00000030"
      strokeWidth="1.5"
    />
    <path d="M13 34h74M13 42h74M11 80h78M11 72h78" stroke={String(trim)} strokeWidth="3" />
    <path
      d="M12 92v12M22 94v12M32 96v12M42 97v12M52 97v12M62 96v12M72 95v12M82 94v12"
      stroke={String(trim)}
      strokeWidth="2"
    />
  </svg>
);
