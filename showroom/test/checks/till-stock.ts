import { itemsOf, type TillData } from '../../src/engines/till/data.ts';
import { backOf } from '../../src/engines/till/steps/exchange.ts';
import { total } from '../../src/engines/till/steps/money.ts';
import type { TillWorld } from '../../src/engines/till/world.ts';
import { faultIf } from './fault-if.ts';

/** What left the shelves without a receipt, or came upon them: right until a shelf is counted anew. */
export function faultsOfShelves(data: TillData, { sales, stock }: TillWorld): readonly string[] {
  const made = sales.slice(0, sales.length - data.sales.length - data.earlier);
  return stock.flatMap(({ item, left }) => {
    const first = (itemsOf(data).get(item)?.stock ?? 0) * 1000;
    const lines = made.flatMap((sale) => sale.lines.filter((line) => line.item === item));
    const sold = total(lines.map(({ quantity }) => quantity));
    const back = total(made.map((sale) => backOf(sale.back, item) * 1000));
    return faultIf(
      Math.abs(first - sold + back - left) > 0.5,
      `${item}: ${left} in stock, not ${first - sold + back}`,
    );
  });
}
