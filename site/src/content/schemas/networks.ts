/** The networks that the company can be found in, each with an icon of its own. */
export const networks = [
  'facebook',
  'linkedin',
  'whatsapp',
  'youtube',
  'instagram',
  'x',
  'github',
  'tiktok',
  'telegram',
  'messenger',
] as const;
export type Network = (typeof networks)[number];
