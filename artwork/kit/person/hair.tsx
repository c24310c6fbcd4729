/** Hair and what is worn over it, in the 120 px square of a person. */
export type HairStyle =
  | 'short'
  | 'side'
  | 'curly'
  | 'crop'
  | 'receding'
  | 'bald'
  | 'long'
  | 'bun'
  | 'bob'
  | 'braid'
  | 'hijab'
  | 'cap'
  | 'helmet';

interface HairProps {
  kind: HairStyle;
  color: string;
  cloth: string;
}

/** What falls behind the head. */
export function HairBehind({ kind, color, cloth }: HairProps) {
  switch (kind) {
    case 'long':
      return (
        <path d="M34 50c0-24 12-36 26-36s26 12 26 36v42q-6 6-14 4H48q-8 2-14-4z" fill={color} />
      );
    case 'bob':
      return (
        <path d="M33 50c0-24 12-36 27-36s27 12 27 36v24q-6 6-12 4H45q-6 2-12-4z" fill={color} />
      );
    case 'bun':
      return (
        <g fill={color}>
          <circle cx="60" cy="13" r="11" />
          <path d="M37 50c0-22 10-33 23-33s23 11 23 33l-4 14H41z" />
        </g>
      );
    case 'braid':
      return (
        <g fill={color}>
          <path d="M36 50c0-24 11-35 24-35s24 11 24 35l-4 18H40z" />
          <path d="M80 66q9 8 5 16q7 7 2 14q5 6 1 14h-8q-3-7 1-13q-6-7-1-14q-4-8-4-14z" />
        </g>
      );
    case 'hijab':
      return (
        <path
          d="M31 58c0-30 13-45 29-45s29 15 29 45c0 22 6 30 12 44H19c6-14 12-22 12-44z"
          fill={cloth}
        />
      );
    default:
      return null;
  }
}

const cap = 'M37.500 52c-3-23 8-35 22.500-35s25.500 12 22.500 35';

/** What lies over the forehead. */
export function Hair({ kind, color, cloth }: HairProps) {
  switch (kind) {
    case 'short':
      return <path d={`${cap}c-2-9-5-14-9-17c-9 4-20 4-27 0c-4 3-7 8-9 17z`} fill={color} />;
    case 'side':
      return <path d={`${cap}c-1-8-4-13-7-16c-10 1-20-1-26-6c-5 5-9 12-12 22z`} fill={color} />;
    case 'crop':
      return <path d={`${cap}c-1-9-3-14-6-18q-17-7-33 0c-3 4-5 9-6 18z`} fill={color} />;
    case 'curly':
      return (
        <g fill={color}>
          {[
            [40, 36],
            [46, 26],
            [56, 20],
            [67, 21],
            [76, 28],
            [81, 38],
            [50, 32],
            [61, 29],
            [71, 33],
          ].map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="8.500" />
          ))}
        </g>
      );
    case 'receding':
      return (
        <path d={`${cap}c0-10-3-17-7-21q-15-9-30 0c-4 4-7 11-7 21z`} fill={color} opacity=".9" />
      );
    case 'long':
    case 'bob':
      return (
        <path
          d={`M37 60c-5-30 8-44 23-44s28 14 23 44c-1-12-5-20-10-25c-6 3-15 3-20-4c-4 9-12 15-16 29z`}
          fill={color}
        />
      );
    case 'bun':
    case 'braid':
      return (
        <path
          d="M38 54c-4-26 8-37 22-37s26 11 22 37c-2-12-9-20-22-25c-13 5-20 13-22 25z"
          fill={color}
        />
      );
    case 'hijab':
      return (
        <path
          d="M31 58c0-30 13-45 29-45s29 15 29 45c0 18-10 30-29 32c-19-2-29-14-29-32zM42 54c0 17 8 27 18 27s18-10 18-27c0-16-7-25-18-25s-18 9-18 25z"
          fillRule="evenodd"
          fill={cloth}
        />
      );
    case 'cap':
      return <path d="M37 42c0-18 9-27 23-27s23 9 23 27q-23-8-46 0z" fill={cloth} />;
    case 'helmet':
      return (
        <path
          d="M34 54c-3-28 9-42 26-42s29 14 26 42l-5-2c0-8-2-14-5-17q-16-5-32 0c-3 3-5 9-5 17z"
          fill={cloth}
        />
      );
    default:
      return null;
  }
}
