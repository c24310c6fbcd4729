import type { DemoLanguage } from '../../../demo/languages.ts';
import { textIn } from '../../../demo/words.ts';
import { filled } from '../../../shell/words.ts';
import { dayInWords } from '../../../words/days.ts';
import { type ShopData, type Slot, slotsOf } from '../data.ts';
import { words } from '../words/words.ts';
import type { Order } from '../world.ts';

/** Hours as they are chosen: Today, 6 to 8 pm. */
export const slotInWords = ({ day, hours }: Slot, language: DemoLanguage): string =>
  filled((day === 0 ? words.slotToday : words.slotTomorrow)[language], {
    hours: textIn(hours, language),
  });

/** The chosen hours of an order, without their day; nothing where none are. */
export function hoursOf(data: ShopData, { slot }: Order, language: DemoLanguage): string {
  const hours = slotsOf(data).find(({ id }) => id === slot)?.hours;
  return hours === undefined ? '' : textIn(hours, language);
}

/** When an order comes: its day and hours; nothing where none are chosen. */
export const dueInWords = (
  data: ShopData,
  order: Order,
  language: DemoLanguage,
): string | undefined =>
  order.due === null
    ? undefined
    : [dayInWords(order.due, language, 'weekday'), hoursOf(data, order, language)]
        .filter(Boolean)
        .join(', ');
