/**
 * Who waits for a password to be looked at: browsers that are known; strangers whose browser has worked for
 * it, and after them all others.
 */
export type Lane = 'known' | 'worked' | 'plain';

/** More wait in no lane: longer is of no use to anybody. Of browsers that are known there are few. */
const mostWaiting: Readonly<Record<Lane, number>> = { known: 100, worked: 20, plain: 8 };

type Waiting = { begin: () => void; refuse: (why: TooManyPasswords) => void };

const waiting: Readonly<Record<Lane, Waiting[]>> = { known: [], worked: [], plain: [] };

/** Who goes one after the other: nobody who is known waits for a stranger. */
const ofKnown = { isBusy: false, lanes: ['known'] as readonly Lane[] };
const ofStrangers = { isBusy: false, lanes: ['worked', 'plain'] as readonly Lane[] };

/** Thrown when a password is not looked at now. */
export class TooManyPasswords extends Error {
  override name = 'TooManyPasswords';

  constructor() {
    super('Many sign in at this moment. Please try again in a few seconds.');
  }
}

/** Whether nobody else may wait in a lane. */
export const isFull = (lane: Lane): boolean => waiting[lane].length >= mostWaiting[lane];

/**
 * Does what needs the memory of a password once nobody before it does: each takes 64 MB, and who tries many
 * must not take that many times as much.
 * @throws TooManyPasswords when too many wait in the lane, or the server stops before it is begun
 */
export async function inTurn<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
  if (isFull(lane)) throw new TooManyPasswords();
  const turn = lane === 'known' ? ofKnown : ofStrangers;
  if (turn.isBusy) {
    await new Promise<void>((begin, refuse) => {
      waiting[lane].push({ begin, refuse });
    });
  }
  turn.isBusy = true;
  try {
    return await work();
  } finally {
    const next = turn.lanes.map((one) => waiting[one]).find((all) => all.length > 0);
    if (next) next.shift()?.begin();
    else turn.isBusy = false;
  }
}

/** Refuses all who wait: a server that stops answers in time. */
export function refuseWaiting(): void {
  for (const all of Object.values(waiting)) {
    for (const { refuse } of all.splice(0)) refuse(new TooManyPasswords());
  }
}
