import { customerOf, itemOf, type TillData } from '../../src/engines/till/data.ts';
import { backOf } from '../../src/engines/till/steps/exchange.ts';
import { paisaOf, total } from '../../src/engines/till/steps/money.ts';
import { type Sale, type Sold, saleOf, type TillWorld } from '../../src/engines/till/world.ts';
import { midnightOf } from '../../src/runtime/now.ts';
import { distanceOf } from '../../src/words/days.ts';
import { faultIf } from './fault-if.ts';

/** The broken invariants on a receipt, in words; none when all hold. Its figures are worked out here anew, not by the steps. */
export function faultsOfSale(
  data: TillData,
  world: TillWorld,
  sale: Sale,
  now: Date,
): readonly string[] {
  const { number, lines, back } = sale;
  const today = midnightOf(now);
  const minute = now.getHours() * 60 + now.getMinutes();
  const away = distanceOf(sale.day, today);
  const nets = total(lines.map(({ net }) => net));
  return [
    ...faultIf(away > 0 || (away === 0 && sale.minutes > minute), `${number} is of the future`),
    ...faultIf(lines.length === 0, `${number} sells nothing`),
    ...lines.flatMap((line) => faultsOfLine(data, line).map((fault) => `${number}: ${fault}`)),
    ...faultIf(
      sale.total !== nets + sale.lorry - sale.returned + sale.rounding,
      `${number} does not add up`,
    ),
    ...faultIf(
      sale.total % 100 !== 0 || Math.abs(sale.rounding) > 50,
      `${number} is not rounded to the taka`,
    ),
    ...faultIf(
      sale.returned !== total(back.map(({ price }) => price)),
      `${number} is not less by what came back`,
    ),
    ...faultIf(
      Math.abs(total(lines.map(({ vat }) => vat)) - vatOf(data, back) - sale.vat) >
        back.length / 2 + 0.01,
      `${number} contains another VAT`,
    ),
    ...faultsOfPayment(world, sale).map((fault) => `${number} ${fault}`),
    ...faultsOfSending(data, sale).map((fault) => `${number} ${fault}`),
    ...faultsOfExchange(data, world, sale).map((fault) => `${number} ${fault}`),
  ];
}

function faultsOfLine(
  data: TillData,
  { item, quantity, price, gross, off, net, rate, vat }: Sold,
): readonly string[] {
  return [
    ...faultIf(off < 0 || net < 0 || net !== gross - off, `${item} does not add up`),
    ...faultIf(
      Math.abs(gross - (price * quantity) / 1000) > 0.51,
      `${item} does not cost ${price} each`,
    ),
    ...faultIf(
      rate !== itemOf(data, item).good.vat || Math.abs(vat - vatIn(net, rate)) > 0.51,
      `${item} contains another VAT`,
    ),
  ];
}

/** The VAT within an amount before it is rounded. */
const vatIn = (amount: number, rate: number): number => (amount * rate) / (100 + rate);

const vatOf = (data: TillData, back: Sale['back']): number =>
  total(back.map(({ item, price }) => vatIn(price, itemOf(data, item).good.vat)));

function faultsOfPayment({ members }: TillWorld, sale: Sale): readonly string[] {
  const { parts, change, points } = sale;
  const isMember = members.some(({ customer }) => customer === sale.customer);
  const hundreds = Math.floor(sale.total / 10_000);
  return [
    ...faultIf(
      total(parts.map(({ amount }) => amount)) !== sale.total || change < 0,
      'is not paid',
    ),
    ...faultIf(parts.some(({ amount }) => amount <= 0) && sale.total !== 0, 'is paid with nothing'),
    ...faultIf(change > 0 && parts.at(-1)?.by !== 'cash', 'gives change that is not of cash'),
    ...faultIf(points !== (isMember ? Math.max(0, hundreds) : 0), `brings ${points} points`),
  ];
}

/** The faults of a lorry to a building site and its challan. */
function faultsOfSending(
  data: TillData,
  { customer, site, lorry, challan, receiver }: Sale,
): readonly string[] {
  const own = customerOf(data, customer)?.sites.find(({ id }) => id === site);
  return [
    ...faultIf(site !== null && !own, 'goes to a site of somebody else'),
    ...faultIf(lorry !== paisaOf(own?.lorry ?? 0), `asks ${lorry} for the lorry`),
    ...faultIf((site === null) !== (challan === null), 'has no challan of its own'),
    ...faultIf(receiver !== null && challan === null, 'is signed without a challan'),
  ];
}

function faultsOfExchange(data: TillData, world: TillWorld, sale: Sale): readonly string[] {
  const { number, lines, back } = sale;
  const old = saleOf(world, sale.exchange);
  const isDealer = customerOf(data, sale.customer)?.isDealer ?? false;
  const returned = [
    ...world.sales.filter(({ isCancelled }) => !isCancelled),
    ...world.counters.map(({ bill }) => bill),
  ]
    .filter(({ exchange }) => exchange === number)
    .flatMap((one) => one.back);
  return [
    ...faultIf(back.length > 0 !== (old !== undefined), 'exchanges without a receipt'),
    ...back.flatMap(({ item, price }) =>
      faultIf(
        !old?.lines.some(
          (line) =>
            line.item === item && Math.abs(price - (line.net * 1000) / line.quantity) <= 0.51,
        ),
        `takes ${item} back for ${price}`,
      ),
    ),
    ...lines.flatMap(({ item }) =>
      faultIf(
        backOf(returned, item) * 1000 >
          total(lines.map((line) => (line.item === item ? line.quantity : 0))),
        `takes ${item} back twice`,
      ),
    ),
    ...lines.flatMap(({ item }) => {
      const pieces = returned.filter((one) => one.item === item);
      const paid = total(lines.map((line) => (line.item === item ? line.net : 0)));
      return faultIf(
        total(pieces.map(({ price }) => price)) > paid + pieces.length * 0.51,
        `gives more for ${item} than was paid`,
      );
    }),
    ...data.goods.flatMap(({ id, price, dealerPrice }) => {
      const isLike = (item: string) => itemOf(data, item).good.id === id;
      const listed = paisaOf(isDealer ? (dealerPrice ?? price) : price);
      const atOldPrice = lines.filter((line) => isLike(line.item) && line.price !== listed);
      const pieces = total(atOldPrice.map(({ quantity }) => quantity)) / 1000;
      return faultIf(
        pieces > back.filter(({ item }) => isLike(item)).length,
        `sells ${pieces} ${id} at an old price`,
      );
    }),
  ];
}
