/** Why a picture was not taken. The sentences in content/desk say what to do. */
export const pictureRefusals = [
  'heic',
  'too-large',
  'too-small',
  'broken',
  'not-a-picture',
  'animated',
  'svg-not-here',
  'needs-svg',
  'unsafe-svg',
  'large-svg',
] as const;

export type PictureRefusal = (typeof pictureRefusals)[number];
