import { dateOf, dayOf, weekdayInWords } from '../../../words/days.ts';
import { useCourier } from '../engine.ts';
import { words } from '../words.ts';
import type { Parcel, ParcelState } from '../world.ts';

/** What is said of one instead of many. */
const singular: Partial<Record<keyof typeof words, keyof typeof words>> = {
  pieces: 'piece',
  onTheWay: 'oneOnTheWay',
  onTheDay: 'oneOnTheDay',
  fromExcel: 'oneFromExcel',
  fromExcelOn: 'oneFromExcelOn',
  stayOn: 'oneStaysOn',
  loadWords: 'oneLoadWords',
};

/** A sentence with what is filled in: numbers in the digits of the language, words as they are. */
export function useFilled() {
  const { num, say } = useCourier();
  return (name: keyof typeof words, values: Readonly<Record<string, string | number>>): string =>
    say(
      words[values['count'] === 1 ? (singular[name] ?? name) : name],
      Object.fromEntries(
        Object.entries(values).map(([key, value]) => [
          key,
          typeof value === 'number' ? num(value, 2) : value,
        ]),
      ),
    );
}

/** The state of a parcel in words: At Savar hub, Asked for Sat. */
export function useStateWords() {
  const { data, t, language, today } = useCourier();
  const fill = useFilled();
  return (parcel: Pick<Parcel, 'place' | 'asked'>, state: ParcelState): string => {
    const place = t(data.places.find(({ id }) => id === parcel.place)?.name ?? '');
    const isDoor = data.way.kind === 'door';
    switch (state) {
      case 'booked':
        return t(words.booked);
      case 'hub':
        return fill(isDoor ? 'hub' : 'counter', { place });
      case 'lorry':
        return t(words.lorry);
      case 'rider':
        return t(words.withRider);
      case 'asked':
        return fill('asked', {
          day: weekdayInWords(dateOf(parcel.asked ?? dayOf(today, 1)).getDay(), language, 'short'),
        });
      case 'delivered':
        return t(isDoor ? words.delivered : words.handedOver);
    }
  };
}
