/** The colours of thread that emblems are sewn in: `[data-thread]` in thread/hues.css. */
export type Thread =
  | 'alta'
  | 'henna'
  | 'turmeric'
  | 'paddy'
  | 'peacock'
  | 'river'
  | 'indigo'
  | 'jamun'
  | 'shapla';

/**
 * The stitched emblems that a product or a service may have, each with its thread. The drawings, one
 * symbol for each name, stand in ui/emblems.svg.
 */
const threads = {
  betel: 'paddy',
  boat: 'peacock',
  bridge: 'henna',
  elephant: 'jamun',
  fish: 'river',
  granary: 'turmeric',
  hand: 'alta',
  kingfisher: 'river',
  kite: 'peacock',
  lantern: 'turmeric',
  lily: 'jamun',
  mango: 'alta',
  needle: 'indigo',
  owl: 'turmeric',
  peacock: 'jamun',
  pot: 'henna',
  rickshaw: 'shapla',
  scales: 'indigo',
  umbrella: 'peacock',
  web: 'paddy',
  wheel: 'indigo',
} as const satisfies Record<string, Thread>;

export type EmblemName = keyof typeof threads;

export const emblemNames = Object.keys(threads) as EmblemName[];

/** The thread that an emblem is sewn in. */
export const threadOf = (emblem: EmblemName): Thread => threads[emblem];
