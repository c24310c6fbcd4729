/**
 * The fonts of the site by what is set in them: the file of a package, and the axes of it that pages, or
 * pictures for link previews, are given. A font of one weight has no axes. The letters that stand for a
 * font until it is there: fallback-fonts.css.
 */
export const fontFiles = {
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
} as const;
