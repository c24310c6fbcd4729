import { describe, expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginOffice } from '../begin.ts';
import type { ImportsDesk, MillDesk } from '../data.ts';
import { officeSchema } from '../schema.ts';
import { receiveCheque, receivePayment, settleCheque } from './dues.ts';
import { issueBales, weighShift, weighWaste } from './mill.ts';
import { placeOrder } from './orders.ts';
import { setCosts } from './shipments.ts';
import { moveStock } from './stock.ts';

const trader = premisesForTest(demoData('godhuli', officeSchema));
const traderWorld = beginOffice(trader.data, trader.now);
const imports = trader.data.desk as ImportsDesk;
const mill = premisesForTest(demoData('takli', officeSchema));
const millWorld = beginOffice(mill.data, mill.now);
const spinning = mill.data.desk as MillDesk;

const cheque = { buyer: 'sylhet', number: '7700123', amount: 1000, day: '2026-11-22' };
const transfer = { good: 'pan', from: 'tongi', to: 'chattogram', quantity: 1 };
const shift = { frame: 'rf-6', shift: 0, kilos: 404, note: '', isCorrection: false };

const pay = (change: object) => receivePayment(trader, traderWorld, { ...cheque, ...change });
const hand = (change: object) => receiveCheque(trader, traderWorld, { ...cheque, ...change });
const move = (change: object) => moveStock(trader, traderWorld, { ...transfer, ...change });
const weigh = (change: object) => weighShift(mill, millWorld, spinning, { ...shift, ...change });
const order = (quantity: number) =>
  placeOrder(trader, traderWorld, {
    buyer: 'sylhet',
    store: 'tongi',
    lines: [{ good: 'pan', quantity }],
  });

describe('a refusal stands at the field that is to blame', () => {
  it.each<[string, string, () => unknown]>([
    ['amount', 'above 0', () => pay({ amount: 0 })],
    ['amount', 'Surma Bipani owes only', () => pay({ amount: 356_001 })],
    ['number', 'Please write the number', () => hand({ number: ' -' })],
    ['number', 'Cheque 4471902 is in the register', () => hand({ number: '4471902' })],
    ['amount', 'above 0', () => hand({ amount: 0 })],
    ['quantity', 'whole number', () => move({ quantity: 0 })],
    ['quantity', 'only 38', () => move({ quantity: 39 })],
    ['to', 'same place', () => move({ to: 'tongi' })],
    ['good-pan', 'whole number', () => order(0)],
    ['cost-1', 'Duty and VAT', () => setCosts(trader, traderWorld, imports, '1846', [-1, 0, 0])],
    ['cost-3', 'Truck hire', () => setCosts(trader, traderWorld, imports, '1846', [0, 0, -1])],
    ['bales', 'whole number', () => issueBales(mill, millWorld, spinning, '217', 0)],
    ['bales', 'lot 217: only 145', () => issueBales(mill, millWorld, spinning, '217', 146)],
    ['bales', 'only 0', () => issueBales(mill, millWorld, spinning, 'another', 1)],
    ['kilos', 'whole kilograms', () => weigh({ kilos: -1, note: 'stood' })],
    ['kilos', 'more than 450', () => weigh({ kilos: 451 })],
    ['shift', 'The 10 pm shift has not begun', () => weigh({ shift: 2 })],
    ['shift', 'has not begun', () => weigh({ shift: 3 })],
    ['shift', 'RF 1 was weighed', () => weigh({ frame: 'rf-1' })],
    ['shift', 'RF 6 was not weighed in the 6 am shift', () => weigh({ isCorrection: true })],
    ['note', '299 kg is little for RF 6', () => weigh({ kilos: 299 })],
    ['waste', 'whole kilograms', () => weighWaste(mill, millWorld, spinning, 'card', 0)],
    ['waste', '5,439 kg at the most', () => weighWaste(mill, millWorld, spinning, 'card', 5440)],
  ])('%s: %s', (field, sentence, step) => {
    const message = expect.stringContaining(sentence);
    expect(step).toThrow(expect.objectContaining({ field, message }));
  });
});

it('names the cheque whose date has not come, and settles none that is not there', () => {
  expect(() => settleCheque(trader, traderWorld, '1180356', 'cleared')).toThrow('Cheque 1180356');
  expect(() => settleCheque(trader, traderWorld, '0', 'cleared')).toThrow('decided already');
});
