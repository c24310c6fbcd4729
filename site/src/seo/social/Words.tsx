import type { Language } from '@nokshi/forms/languages.ts';
import type { CSSProperties } from 'react';
import type { EmblemName } from '../../content/emblems.ts';
import type { BrandColours } from '../../styles/brand-colours.ts';
import { socialSize } from './size.ts';

/** The texts on the social picture of a page. */
export type SocialWords = {
  language: Language;
  /** The kind of page, such as Product. */
  eyebrow: string;
  /** The emblem of the page, if it is that of a product or a service. */
  emblem?: EmblemName | undefined;
  title: string;
  line: string;
  company: string;
  host: string;
};

const margin = 92;
/** A long title is set smaller, so that it never takes more than three lines. */
const titleSize = (length: number) => {
  if (length <= 8) return 136;
  if (length <= 15) return 104;
  if (length <= 26) return 84;
  return length <= 40 ? 76 : 66;
};

/** Sizes and distances that depend on the script. */
type PictureType = {
  titleScale: number;
  titleLeading: number;
  titleTracking: string;
  /** From so many letters on, two lines stand below the title, instead of three. */
  longTitle: number;
  line: number;
};

/**
 * Bangla needs room above and below its line, and no tracking.
 */
const type: Partial<Record<Language, PictureType>> & Record<'en', PictureType> = {
  en: { titleScale: 1, titleLeading: 1.03, titleTracking: '-0.025em', longTitle: 40, line: 1.36 },
  bn: { titleScale: 0.7, titleLeading: 1.25, titleTracking: '0', longTitle: 26, line: 1.45 },
};

/** Letters as people count them: ক্ষু is one. */
const lettersOf = (text: string, language: Language) =>
  [...new Intl.Segmenter(language).segment(text)].length;

/**
 * The words of a link preview's picture, laid out for satori: styles stand on each element. `thread`
 * is the colour of the line above the title.
 */
export function Words({
  words,
  colours,
  thread = colours.accent400,
}: {
  words: SocialWords;
  colours: BrandColours;
  thread?: string | undefined;
}) {
  const { language, eyebrow, title, line, company, host } = words;
  const script = type[language] ?? type.en;
  const length = lettersOf(title, language);
  const column: CSSProperties = { display: 'flex', flexDirection: 'column' };
  return (
    <div
      style={{
        ...column,
        ...socialSize,
        boxSizing: 'border-box',
        justifyContent: 'space-between',
        padding: `88px ${margin}px 84px`,
        fontFamily: '"Bangla text", Text',
        color: 'white',
      }}
    >
      <div style={{ ...column, width: 760 }}>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            fontSize: 30,
            color: thread,
          }}
        >
          <svg width="92" height="8" style={{ marginRight: 24 }}>
            <title>—</title>
            <path
              d="M3 4h86"
              stroke={thread}
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
            fontFamily: '"Bangla heading", Heading',
            fontSize: script.titleScale * titleSize(length),
            lineHeight: script.titleLeading,
            letterSpacing: script.titleTracking,
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
            lineHeight: script.line,
            color: colours.inkSoft,
            textWrap: 'pretty',
            lineClamp: length > script.longTitle ? 2 : 3,
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
        <div style={{ display: 'flex', fontFamily: '"Bangla heading", Heading', fontSize: 34 }}>
          {company}
        </div>
        <div style={{ display: 'flex', fontSize: 28, color: colours.inkSoft }}>{host}</div>
      </div>
    </div>
  );
}
