import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../../../toolchain/content-folder.ts';

type Axes = { variationAxes?: Record<string, number | { min: number; max: number }> };

/** The file of a package, or one's own, and the axes of it that pages, or pictures for link previews, are given. */
type FontFile = { file: string; onPages: Axes; inPictures: Axes; digest?: string };

/**
 * The fonts of the site by what is set in them. A font of one weight has no axes. The letters that stand for a
 * font until it is there: fallback-fonts.css.
 */
const ofPackages = {
  heading: {
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    onPages: { variationAxes: { wght: 700, opsz: 48, wdth: 96 } },
    inPictures: { variationAxes: { wght: 700, opsz: 48, wdth: 96 } },
  },
  text: {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    onPages: { variationAxes: { wght: { min: 400, max: 700 } } },
    inPictures: { variationAxes: { wght: 500 } },
  },
  banglaHeading: {
    file: '@fontsource/anek-bangla/files/anek-bangla-bengali-700-normal.woff2',
    onPages: {},
    inPictures: {},
  },
  banglaText: {
    file: '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
    onPages: { variationAxes: { wght: { min: 400, max: 700 } } },
    inPictures: { variationAxes: { wght: 500 } },
  },
} satisfies Record<string, FontFile>;

/** The file in content/company/fonts that a company has in the place of one of these, such as heading.woff2. */
function ownFont(name: string): FontFile | undefined {
  const folder = path.join(contentFolder(), 'company/fonts');
  const file = ['woff2', 'ttf', 'otf']
    .map((ending) => path.join(folder, `${name}.${ending}`))
    .find(existsSync);
  if (!file) return undefined;
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  return { file, onPages: {}, inPictures: {}, digest };
}

/** Those of the packages, or the company's own. */
export const fontFiles: Readonly<Record<keyof typeof ofPackages, FontFile>> = {
  heading: ownFont('heading') ?? ofPackages.heading,
  text: ownFont('text') ?? ofPackages.text,
  banglaHeading: ownFont('bangla-heading') ?? ofPackages.banglaHeading,
  banglaText: ownFont('bangla-text') ?? ofPackages.banglaText,
};
