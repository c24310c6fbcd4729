import type { MillDesk, OfficeData } from '../../src/engines/office/data.ts';
import { boundOf, dueOf, heldOf } from '../../src/engines/office/steps/dues.ts';
import { hasBegun, millDay, weightsOf } from '../../src/engines/office/steps/mill.ts';
import { landedCost, shipmentOf } from '../../src/engines/office/steps/shipments.ts';
import { countOf, freeOf } from '../../src/engines/office/steps/stock.ts';
import type { OfficeWorld } from '../../src/engines/office/world-schema.ts';
import { type Day, dayOf, distanceOf } from '../../src/words/days.ts';

/** The broken invariants in an office, in words; none when all hold. */
export function checkOffice(data: OfficeData, world: OfficeWorld, now: Date): readonly string[] {
  const { desk } = data;
  return [
    ...stockFaults(data, world),
    ...dueFaults(data, world),
    ...orderFaults(world, now),
    ...(desk.kind === 'mill' ? millFaults(data, desk, world, now) : []),
    ...(desk.kind === 'imports'
      ? desk.shipments.flatMap(({ number }) => {
          const { items, costs } = shipmentOf(desk, world, number);
          const whole = landedCost(items, costs).reduce((sum, item) => sum + item.whole, 0);
          return whole === sumOf(costs) ? [] : [`LC ${number} is not spread whole`];
        })
      : []),
  ];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** What every store has is what it had, what came in and what left. */
function stockFaults(data: OfficeData, world: OfficeWorld): readonly string[] {
  const { desk } = data;
  const linesSum = (
    lines: readonly { readonly good: string; readonly quantity: number }[],
    id: string,
  ) => sumOf(lines.filter(({ good }) => good === id).map(({ quantity }) => quantity));
  return data.goods.flatMap(({ id, stock }) => {
    const landed = (desk.kind === 'imports' ? desk.shipments : [])
      .filter(({ state }) => state !== 'landed')
      .filter(({ number }) =>
        world.shipments.some((one) => one.number === number && one.state === 'landed'),
      )
      .flatMap(({ items }) => items.map(({ good, cartons }) => ({ good, quantity: cartons })));
    const frames = desk.kind === 'mill' ? desk.frames.filter(({ good }) => good === id) : [];
    const isHere = ({ frame }: { readonly frame: string }) =>
      frames.some((one) => one.id === frame);
    const spun = sumOf(world.output.filter(isHere).map(({ kilos }) => kilos));
    const spunBefore = desk.kind === 'mill' ? desk.output.filter(isHere) : [];
    const before = sumOf(spunBefore.flatMap(({ kilos }) => kilos.map((one) => one ?? 0)));
    const sold = world.invoices.flatMap(({ lines }) => lines);
    const expected = sumOf(stock) + linesSum(landed, id) + spun - before - linesSum(sold, id);
    return [
      ...(countOf(world, id) === expected
        ? []
        : [`${id}: ${countOf(world, id)} lie there, not ${expected}`]),
      ...data.stores
        .filter((store) => freeOf(world, id, store.id) < 0)
        .map((store) => `${id}: more is approved than lies in ${store.id}`),
    ];
  });
}

/** Nobody owes less than nothing or more than their limit, and no cheque pays what is not owed. */
const dueFaults = (data: OfficeData, world: OfficeWorld): readonly string[] =>
  data.buyers.flatMap(({ id, limit }) => [
    ...(boundOf(data, world, id) > limit ? [`${id} is bound beyond the limit`] : []),
    ...(heldOf(world, id) > dueOf(data, world, id) ? [`${id} has given more than is owed`] : []),
  ]);

function orderFaults(world: OfficeWorld, now: Date): readonly string[] {
  const isTwice = (keys: readonly (string | number)[]) => new Set(keys).size !== keys.length;
  const isAhead = ({ day }: { readonly day: Day }) => day > dayOf(now);
  const delivered = world.orders.filter(({ state }) => state === 'delivered');
  return [
    ...(isTwice(world.orders.map(({ number }) => number)) ? ['an order is there twice'] : []),
    ...(isTwice(world.invoices.map(({ number }) => number)) ? ['an invoice is there twice'] : []),
    ...(isTwice(world.cheques.map(({ number }) => number)) ? ['a cheque is there twice'] : []),
    ...(delivered.length === world.invoices.length ? [] : ['an order has no invoice of its own']),
    ...([...world.orders, ...world.invoices, ...world.payments].some(isAhead)
      ? ['something was done in the future']
      : []),
    ...world.cheques
      .filter(({ number, state }) => {
        const paid = world.payments.filter(({ cheque }) => cheque === number).length;
        return paid > (state === 'cleared' ? 1 : 0);
      })
      .map(({ number }) => `cheque ${number} paid without being cleared once`),
  ];
}

/** Cotton, yarn and waste of a mill: no bale is issued twice, and no day loses more than it was fed. */
function millFaults(
  data: OfficeData,
  desk: MillDesk,
  world: OfficeWorld,
  now: Date,
): readonly string[] {
  const today = millDay(desk, now);
  const days = new Set([...world.output, ...world.waste].map(({ day }) => day));
  const slots = world.output.map(({ day, frame, shift }) => `${day} ${frame} ${shift}`);
  const fedBefore = sumOf(desk.fed.map(({ bales }) => bales));
  const fed = sumOf(world.fed.map(({ bales }) => bales)) - fedBefore;
  const issued =
    sumOf(desk.lots.map(({ left }) => left)) - sumOf(world.lots.map(({ left }) => left));
  return [
    ...(fed === issued ? [] : [`${issued} bales left, ${fed} were fed`]),
    ...(world.lots.some(({ left }) => left < 0) ? ['a lot has less than no bales'] : []),
    ...(new Set(slots).size === slots.length ? [] : ['a shift is weighed twice']),
    ...world.output
      .filter(({ day, shift }) => {
        const distance = distanceOf(day, today);
        return distance > 0 || (distance === 0 && !hasBegun(desk, shift, now));
      })
      .map(({ frame, shift }) => `shift ${shift} of ${frame} is weighed before it begins`),
    ...world.output
      .filter(({ frame, kilos }) => {
        const most = desk.frames.find(({ id }) => id === frame)?.most ?? 0;
        return kilos < 0 || kilos > most;
      })
      .map(({ frame, kilos }) => `${frame} spun ${kilos} kg`),
    ...[...days]
      .filter((day) => {
        const weights = weightsOf(desk, world, day);
        return weights.waste > weights.fed;
      })
      .map((day) => `${data.title.en} lost more on ${day} than it was fed`),
  ];
}
