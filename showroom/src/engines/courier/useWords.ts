import { filled } from '../../frame/words.ts';
import { numeral } from '../../words/taka.ts';
import { weekday } from './clock.ts';
import { useCourier } from './room.ts';
import { words } from './words.ts';
import type { Parcel, ParcelState } from './world.ts';

/** A sentence with what is filled in: numbers in the digits of the language, words as they are. */
export function useFilled() {
  const { say, language } = useCourier();
  return (name: keyof typeof words, values: Readonly<Record<string, string | number>>): string =>
    filled(
      say(name === 'pieces' && values['count'] === 1 ? words.piece : words[name]),
      Object.fromEntries(
        Object.entries(values).map(([key, value]) => [
          key,
          typeof value === 'number' ? numeral(value, language, 2) : value,
        ]),
      ),
    );
}

/** The state of a parcel in words: At Savar hub, Asked for Sat. */
export function useStateWords() {
  const { data, say, language, today } = useCourier();
  const fill = useFilled();
  return (parcel: Pick<Parcel, 'place' | 'asked'>, state: ParcelState): string => {
    const place = say(data.places.find(({ id }) => id === parcel.place)?.name ?? '');
    const isDoor = data.way.kind === 'door';
    switch (state) {
      case 'booked':
        return say(words.booked);
      case 'hub':
        return fill(isDoor ? 'hub' : 'counter', { place });
      case 'lorry':
        return say(words.lorry);
      case 'rider':
        return say(words.withRider);
      case 'asked':
        return fill('asked', { day: weekday(parcel.asked ?? 1, today, language) });
      case 'delivered':
        return say(isDoor ? words.delivered : words.handedOver);
    }
  };
}
