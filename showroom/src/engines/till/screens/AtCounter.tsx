import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { openSession, useSession } from '../../../runtime/session.ts';
import { useTill } from '../engine.ts';

const CounterContext = createContext('');

/** The counter that this tab works at. */
export const useCounterId = (): string => use(CounterContext);

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
