import { filled } from '../../../shell/words.ts';
import { dateOf, dayOf, weekdayInWords } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
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
  const { translate, language } = useCourier();
  return (name: keyof typeof words, values: Readonly<Record<string, string | number>>): string =>
    filled(
      translate(words[values['count'] === 1 ? (singular[name] ?? name) : name]),
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
  const { data, translate, language, today } = useCourier();
  const fill = useFilled();
  return (parcel: Pick<Parcel, 'place' | 'asked'>, state: ParcelState): string => {
    const place = translate(data.places.find(({ id }) => id === parcel.place)?.name ?? '');
    const isDoor = data.way.kind === 'door';
    switch (state) {
      case 'booked':
        return translate(words.booked);
      case 'hub':
        return fill(isDoor ? 'hub' : 'counter', { place });
      case 'lorry':
        return translate(words.lorry);
      case 'rider':
        return translate(words.withRider);
      case 'asked':
        return fill('asked', {
          day: weekdayInWords(dateOf(parcel.asked ?? dayOf(today, 1)).getDay(), language, 'short'),
        });
      case 'delivered':
        return translate(isDoor ? words.delivered : words.handedOver);
    }
  };
}
