import { goesOnOffline } from '../../offline/goes-on.ts';
import { makeEngine } from '../../runtime/engine.tsx';
import { dateOf, dayOf, weekdayInWords } from '../../words/days.ts';
import { bears } from '../bears.ts';
import { beginCourier } from './begin.ts';
import { type CourierData, placeOf } from './data.ts';
import { deliveriesOf } from './sent.ts';
import { takaOf } from './words/paisa.ts';
import { words } from './words.ts';
import type { CourierWorld, Parcel, ParcelState } from './world.ts';

const engine = makeEngine<CourierData, CourierWorld>({
  version: 3,
  bears: bears.courier,
  begin: beginCourier,
  schema: () => import('./world-schema.ts'),
  goesOn: goesOnOffline<CourierWorld>(deliveriesOf),
});

export const CourierProvider = engine.Provider;

/** What is said of one instead of many. */
const singular = {
  pieces: 'piece',
  onTheWay: 'oneOnTheWay',
  onTheDay: 'oneOnTheDay',
  fromExcel: 'oneFromExcel',
  fromExcelOn: 'oneFromExcelOn',
  stayOn: 'oneStaysOn',
  loadWords: 'oneLoadWords',
} as const satisfies Partial<Record<keyof typeof words, keyof typeof words>>;

/** What the screens of a courier use: the view of the demo, and what is said of places and parcels. */
export function useCourier() {
  const view = engine.useDemo();
  const { data, t, say, language, today } = view;
  const isDoor = data.way.kind === 'door';
  const nameOf = (place: string) => t(placeOf(data, place)?.name ?? '');
  const counted = (
    name: keyof typeof singular,
    values: Readonly<Record<string, string | number>> & { readonly count: number },
  ) => say(words[values.count === 1 ? singular[name] : name], values);
  return {
    ...view,
    isDoor,
    /** The name of a place. */
    nameOf,
    /** A place with where in it the hub or counter is. */
    spotOf: (place: string) => `${nameOf(place)}, ${t(placeOf(data, place)?.spot ?? '')}`,
    /** A sentence on one or many. */
    counted,
    /** The pieces and the weight of a parcel. */
    weightOf: ({ pieces, kilos }: Pick<Parcel, 'pieces' | 'kilos'>) =>
      `${counted('pieces', { count: pieces })} · ${say(words.kilos, { count: kilos })}`,
    /** An amount in paisa. */
    paisa: (amount: number) => `৳\u00A0${takaOf(amount, language)}`,
    /** The state of a parcel in words: At Savar hub, Asked for Sat. */
    stateOf: ({ place, asked }: Pick<Parcel, 'place' | 'asked'>, state: ParcelState) =>
      ({
        booked: t(words.booked),
        hub: say(isDoor ? words.hub : words.counter, { place: nameOf(place) }),
        lorry: t(words.lorry),
        rider: t(words.withRider),
        asked: say(words.asked, {
          day: weekdayInWords(dateOf(asked ?? dayOf(today, 1)).getDay(), language, 'short'),
        }),
        delivered: t(isDoor ? words.delivered : words.handedOver),
        returned: t(words.returned),
      })[state],
  };
}
