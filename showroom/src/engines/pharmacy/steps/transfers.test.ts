import { describe, expect, it } from 'vitest';
import { house, leftAt, packOf, withBatches } from '../testing.ts';
import { batchAt } from './stock.ts';
import { proposals, type Sending, sendTransfer, takeTransferIn } from './transfers.ts';

const { pharmacy, world } = house;
const proposal: Sending = {
  medicine: 'jibanubir-500',
  number: 'JB120',
  branch: 'trunk-road',
  to: 'mohipal',
  packs: 40,
};
const send = (part: Partial<Sending>, before = world) =>
  sendTransfer(pharmacy, before, { ...proposal, ...part });

describe('a proposal', () => {
  it('moves what is near its date to where it sells out', () => {
    expect(proposals(pharmacy, world)).toEqual([proposal]);
    expect(proposals(pharmacy, send({}))).toEqual([]);
  });

  it('is of what is still lacking', () => {
    expect(proposals(pharmacy, send({ packs: 10 }))[0]?.packs).toBe(30);
    expect(proposals(pharmacy, send({ to: 'dagonbhuiyan', packs: 10 }))[0]?.to).toBe('mohipal');
  });

  it('counts what is on its way there, until it has come and after', () => {
    const fromThird = { number: 'JB131', branch: 'dagonbhuiyan', packs: 5 };
    const sent = send(fromThird);
    expect(proposals(pharmacy, sent)[0]?.packs).toBe(48 - 4 - 5);
    expect(proposals(pharmacy, takeTransferIn(pharmacy, sent, 701))[0]?.packs).toBe(48 - 4 - 5);
  });

  it('counts neither other medicines on their way nor what goes elsewhere', () => {
    const other = { medicine: 'chapnami-5', number: 'CN210', packs: 60 };
    expect(proposals(pharmacy, send(other))).toEqual([proposal]);
    const toThird = { number: 'JB131', packs: 1, to: 'dagonbhuiyan' };
    const fromThird = { number: 'JB131', branch: 'dagonbhuiyan', to: 'trunk-road', packs: 8 };
    expect(proposals(pharmacy, send(fromThird, send(toThird)))).toEqual([proposal]);
  });

  it('goes to whoever lacks most, and leaves a month’s sales where it is', () => {
    const full = withBatches(world, 'jibanubir-500', (one) =>
      one.branch === 'mohipal' ? { ...one, pieces: 47 * 6 } : one,
    );
    expect(proposals(pharmacy, full)).toMatchObject([{ to: 'mohipal', packs: 1 }]);
    const short = withBatches(full, 'jibanubir-500', (one) =>
      one.branch === 'dagonbhuiyan' ? { ...one, pieces: 6 } : one,
    );
    expect(proposals(pharmacy, short)).toMatchObject([{ to: 'dagonbhuiyan', packs: 21 }]);
    const scarce = withBatches(world, 'jibanubir-500', (one) =>
      one.number === 'JB131' ? { ...one, pieces: 0 } : one,
    );
    expect(proposals(pharmacy, scarce)[0]?.packs).toBe(40 - 20);
    const sold = withBatches(world, 'jibanubir-500', (one) =>
      one.branch === 'trunk-road' ? { ...one, pieces: 60 } : one,
    );
    expect(proposals(pharmacy, sold)).toEqual([]);
  });
});

describe('a transfer', () => {
  it('is on its way until the other branch takes it in, once', () => {
    const sent = send({});
    expect(sent.transfers).toMatchObject([{ id: 701, day: '2026-11-22', isReceived: false }]);
    expect(leftAt(sent, 'jibanubir-500', 'mohipal')).toBe(4 * 6);
    const there = takeTransferIn(pharmacy, takeTransferIn(pharmacy, sent, 701), 701);
    expect(leftAt(there, 'jibanubir-500', 'mohipal')).toBe(44 * 6);
    expect(batchAt(there, { ...proposal, branch: 'mohipal' })?.expires).toBe('2027-02-18');
  });

  it('is taken in without the others that are on their way', () => {
    const two = send({ packs: 3 }, send({ packs: 2 }));
    expect(two.transfers.map(({ id }) => id)).toEqual([702, 701]);
    const there = takeTransferIn(pharmacy, two, 701);
    expect(there.transfers.map(({ isReceived }) => isReceived)).toEqual([false, true]);
    expect(leftAt(there, 'jibanubir-500', 'mohipal')).toBe(6 * packOf('jibanubir-500'));
  });

  it('is of a batch that is there', () => {
    for (const part of [{ number: 'JB999' }, { medicine: 'snake-oil' }, { branch: 'mohipal' }]) {
      expect(send({ ...part, to: 'dagonbhuiyan' })).toBe(world);
    }
  });

  it.each([
    [{ packs: 0 }, 'whole numbers', 'packs'],
    [{ packs: 1.5 }, 'whole numbers', 'packs'],
    [{ packs: Number.NaN }, 'whole numbers', 'packs'],
    [{ packs: 41 }, 'Of Jibanubir 500, only 40 strips left here.', 'packs'],
    [{ to: 'trunk-road' }, 'The batch is at Trunk Road already.', 'to'],
    [
      { medicine: 'mishtikom-500', number: 'MK081', packs: 1 },
      'Batch MK081 is past its date.',
      undefined,
    ],
  ])('is refused with %j', (part, message, field) => {
    expect(() => send(part)).toThrow(message);
    expect(() => send(part)).toThrow(expect.objectContaining({ field }));
  });
});
