import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { openSession, useSession } from '../../../runtime/session.ts';
import { customerOf } from '../data.ts';
import { useTill } from '../engine.ts';
import { remainingOf } from '../steps/payment.ts';
import { sumOf } from '../steps/totals.ts';
import { counterOf } from '../world.ts';

const CounterContext = createContext('');

/** The demo at the counter that this tab works at: its bill, whose that is, and what is to pay. */
export function useCounter() {
  const till = useTill();
  const at = use(CounterContext);
  const { bill } = counterOf(till.world, at);
  const sum = sumOf(till.premises, till.world.offers, bill);
  const customer = customerOf(till.data, bill.customer);
  return { ...till, at, bill, customer, sum, remaining: remainingOf(sum, bill) };
}

/** Holds the counter: the one that the address names, the last one of this tab, or the one that opens. */
export function AtCounter({ children }: { children: ReactNode }) {
  const { opened, data, screen } = useTill();
  const [session] = useState(() => openSession(`demo:${opened.name}:counter`));
  const last = useSession(session);
  const [name, id = ''] = screen;
  const isKnown = (one: string) => data.counters.some((counter) => counter.id === one);
  const isNamed = (name === 'counter' || name === 'drawer') && isKnown(id);
  // Who looks into a drawer has not gone to work there.
  const isChosen = isNamed && name === 'counter';
  useEffect(() => {
    if (isChosen) session.write(id);
  }, [isChosen, id, session]);
  const at = isNamed ? id : isKnown(last) ? last : data.opensAt;
  return <CounterContext value={at}>{children}</CounterContext>;
}
