import { itemsOf, type TillData } from '../../src/engines/till/data.ts';
import { backOf } from '../../src/engines/till/steps/exchange.ts';
import { total } from '../../src/engines/till/steps/money.ts';
import type { TillWorld } from '../../src/engines/till/world.ts';
import { faultIf } from './fault-if.ts';

/** What left the shelves without a receipt, or came upon them: right until a shelf is counted anew. */
export function faultsOfShelves(data: TillData, { sales, stock }: TillWorld): readonly string[] {
  const count = sales.length - data.sales.length - data.earlier;
  const made = sales.slice(0, count).filter(({ isCancelled }) => !isCancelled);
  const undone = sales.slice(count).filter(({ isCancelled }) => isCancelled);
  return stock.flatMap(({ item, left }) => {
    const first = (itemsOf(data).get(item)?.stock ?? 0) * 1000;
    const quantityIn = (of: typeof sales) => {
      const lines = of.flatMap((sale) => sale.lines.filter((line) => line.item === item));
      return total(lines.map(({ quantity }) => quantity));
    };
    const sold = quantityIn(made) - quantityIn(undone);
    const back = total(made.map((sale) => backOf(sale.back, item) * 1000));
    return faultIf(
      Math.abs(first - sold + back - left) > 0.5,
      `${item}: ${left} in stock, not ${first - sold + back}`,
    );
  });
}
