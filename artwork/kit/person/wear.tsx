/** Shoulders and garments, in the 120 px square of a person. */
export type Wear =
  | 'shirt'
  | 'panjabi'
  | 'suit'
  | 'tee'
  | 'sari'
  | 'kameez'
  | 'coat'
  | 'apron'
  | 'uniform';

interface WearProps {
  kind: Wear;
  cloth: string;
  cloth2: string;
  skin: string;
}

const shoulders = 'M10 122c1-24 12-33 36-37q14 9 28 0c24 4 35 13 36 37z';

export function Garment({ kind, cloth, cloth2, skin }: WearProps) {
  const base = <path d={shoulders} fill={cloth} />;
  switch (kind) {
    case 'shirt':
      return (
        <g>
          {base}
          <path d="M47 83l13 13l13-13l5 4l-9 18l-9-9l-9 9l-9-18z" fill={cloth2} />
          <path d="M60 97v25" stroke={cloth2} strokeWidth="2" opacity=".6" />
        </g>
      );
    case 'panjabi':
      return (
        <g>
          {base}
          <path d="M47 82q13 12 26 0v8q-13 11-26 0z" fill={cloth2} />
          <path d="M57 93h6v29h-6z" fill={cloth2} />
          <g fill={cloth}>
            <circle cx="60" cy="100" r="1.500" />
            <circle cx="60" cy="108" r="1.500" />
            <circle cx="60" cy="116" r="1.500" />
          </g>
        </g>
      );
    case 'suit':
      return (
        <g>
          {base}
          <path d="M47 84l13 38l13-38q-13 9-26 0z" fill="white" />
          <path d="M57.500 92h5l2.500 30h-10z" fill={cloth2} />
          <path
            d="M46 85l-7 12l12 6l9 19zM74 85l7 12l-12 6l-9 19z"
            fill={cloth}
            stroke="oklch(0 0 0/.25)"
            strokeWidth="1.500"
          />
        </g>
      );
    case 'tee':
      return (
        <g>
          {base}
          <path d="M46 85q14 16 28 0l-3-2q-11 10-22 0z" fill={cloth2} opacity=".85" />
        </g>
      );
    case 'sari':
      return (
        <g>
          {base}
          <path d="M46 85q14 17 28 0l2 .5q-15 24-32 0z" fill={skin} />
          <path d="M24 122c2-16 20-24 52-37q16 3 23 10C70 98 56 106 54 122z" fill={cloth2} />
          <path
            d="M24 122c2-16 20-24 52-37l5 1.200C52 100 36 106 32 122z"
            fill="oklch(.82 .15 80)"
          />
        </g>
      );
    case 'kameez':
      return (
        <g>
          {base}
          <path d="M48 84q12 22 24 0z" fill={skin} />
          <path
            d="M14 108c5-12 14-18 32-23c8 20 20 20 28 0c18 5 27 11 32 23q-20-6-32-11q-14 12-28 0q-12 5-32 11z"
            fill={cloth2}
            opacity=".92"
          />
        </g>
      );
    case 'coat':
      return (
        <g>
          <path d={shoulders} fill="oklch(.97 .005 240)" />
          <path d="M47 84l13 38l13-38q-13 9-26 0z" fill={cloth} />
          <path
            d="M46 85l-8 13l12 5l9 19M74 85l8 13l-12 5l-9 19"
            fill="none"
            stroke="oklch(.82 .02 240)"
            strokeWidth="2"
          />
        </g>
      );
    case 'apron':
      return (
        <g>
          {base}
          <path d="M43 86l4-2l3 14h20l3-14l4 2l3 36H40z" fill={cloth2} />
        </g>
      );
    case 'uniform':
      return (
        <g>
          {base}
          <path
            d="M47 83l13 11l13-11l5 4l-9 16l-9-9l-9 9l-9-16z"
            fill={cloth}
            stroke={cloth2}
            strokeWidth="2"
          />
          <path d="M76 104h14v9H76z" fill={cloth2} />
        </g>
      );
  }
}
