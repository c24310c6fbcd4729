import { useState } from 'react';
import { goTo } from '../../../../runtime/hash.ts';
import { type Good, type Item, itemOf, itemsOf, squaresOf } from '../../data.ts';
import { putOnBill } from '../../steps/bill.ts';
import { startExchange } from '../../steps/exchange.ts';
import { isAsked } from '../../steps/quantity.ts';
import { readCode, type Scanned, scan } from '../../steps/scan.ts';
import { refusals } from '../../words/refusals.ts';
import { useCounter } from '../AtCounter.tsx';

/** What the cashier of a counter is about to do, and what follows from a code, a name or a press. */
export function useDesk() {
  const { data, world, say, notify, act, at, bill } = useCounter();
  const [waiting, wait] = useState<readonly { readonly at: string; readonly item: Item }[]>([]);
  const [chosen, choose] = useState(() => firstSquares(data.goods, bill.lines[0]?.item));
  const asked = waiting.find((one) => one.at === at)?.item;

  const leave = (item: Item | undefined) =>
    wait((before) => before.filter((one) => one.at !== at || one.item.id !== item?.id));
  const ask = (item: Item) => {
    leave(item);
    wait((before) => [...before, { at, item }]);
  };
  const take = (item: Item) => {
    if (isAsked(item.good)) ask(item);
    else act(putOnBill, at, item.id, 1000);
  };
  /** The sizes of a good stand above the shelf: on a phone, out of sight. */
  const show = (good: string) => {
    choose(good);
    document.getElementById('squares')?.scrollIntoView({ block: 'nearest' });
  };
  const press = (good: Good) => {
    const item = itemsOf(data).get(good.id);
    if (item) take(item);
    else show(good.id);
  };
  const follow = (scanned: Scanned, typed: string): boolean => {
    if (scanned.kind === 'item') take(scanned.item);
    else if (scanned.kind === 'good') show(scanned.good.id);
    else if (scanned.kind === 'nothing') notify(say(refusals.noCode, { code: typed }));
    else if (data.exchangeDays === null) goTo('receipts', scanned.sale.number);
    else if (act(startExchange, at, scanned.sale)) {
      const [line] = scanned.sale.lines;
      if (line) show(itemOf(data, line.item).good.id);
    }
    return scanned.kind !== 'nothing';
  };
  return {
    /** The first of the goods that wait for how much of them it is. */
    asked,
    ask,
    /** It is on the bill, or left. */
    answered: () => leave(asked),
    /** The good whose sizes are shown. */
    chosen: data.goods.find(({ id }) => id === chosen),
    show,
    press,
    /** What was typed. @returns whether it was found */
    find: (typed: string) => follow(scan(data, world.sales, typed), typed),
    /** What was scanned, on whatever screen. */
    read(code: string, isAtCounter: boolean) {
      const scanned = readCode(data, world.sales, code);
      if (scanned.kind !== 'nothing' && !isAtCounter) goTo('counter', at);
      follow(scanned, code);
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;

const firstSquares = (goods: readonly Good[], item: string | undefined): string | undefined =>
  (
    goods.find((good) => squaresOf(good) && good.id === item?.split('/')[0]) ??
    goods.find(squaresOf)
  )?.id;
