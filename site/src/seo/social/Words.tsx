import type { CSSProperties } from 'react';
import type { BrandColours } from '../colours.ts';
import { socialSize } from './size.ts';

/** What stands on the picture of a page. */
export type SocialWords = {
  /** The kind of page, such as Product. */
  eyebrow: string;
  title: string;
  line: string;
  company: string;
  host: string;
};

const margin = 92;
const longTitle = 40;

/** A long title is set smaller, so that it never takes more than three lines. */
const titleSize = (length: number) => {
  if (length <= 8) return 136;
  if (length <= 15) return 104;
  if (length <= 26) return 84;
  return length <= longTitle ? 76 : 66;
};

/** The words of a link preview's picture, laid out for satori: styles stand on each element. */
export function Words({ words, colours }: { words: SocialWords; colours: BrandColours }) {
  const { eyebrow, title, line, company, host } = words;
  const column: CSSProperties = { display: 'flex', flexDirection: 'column' };
  return (
    <div
      style={{
        ...column,
        ...socialSize,
        boxSizing: 'border-box',
        justifyContent: 'space-between',
        padding: `88px ${margin}px 84px`,
        fontFamily: 'Text, Bangla',
        color: 'white',
      }}
    >
      <div style={{ ...column, width: 800 }}>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            fontSize: 30,
            color: colours.marigold400,
          }}
        >
          <svg width="92" height="8" style={{ marginRight: 24 }}>
            <title>—</title>
            <path
              d="M3 4h86"
              stroke={colours.marigold400}
              stroke-width="5"
              stroke-linecap="round"
              stroke-dasharray="12 13"
            />
          </svg>
          {eyebrow}
        </div>
        <div
          style={{
            marginTop: 26,
            width: 740,
            fontFamily: 'Heading, Bangla',
            fontSize: titleSize(title.length),
            lineHeight: 1.03,
            letterSpacing: '-0.025em',
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
        <div
          style={{
            display: 'block',
            marginTop: 28,
            fontSize: 30,
            lineHeight: 1.36,
            color: colours.inkSoft,
            textWrap: 'pretty',
            lineClamp: title.length > longTitle ? 2 : 3,
          }}
        >
          {line}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          height: 60,
          paddingLeft: 82,
        }}
      >
        <div style={{ display: 'flex', fontFamily: 'Heading, Bangla', fontSize: 34 }}>
          {company}
        </div>
        <div style={{ display: 'flex', fontSize: 28, color: colours.inkSoft }}>{host}</div>
      </div>
    </div>
  );
}
