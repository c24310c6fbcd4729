import { named } from '../../../words/named.ts';
import { useOffice } from '../engine.ts';
import { counted, money } from '../words/money.ts';

/** The demo, with amounts, quantities and names in the words of its language. */
export function useDesk() {
  const demo = useOffice();
  const { data, language, t } = demo;
  return {
    ...demo,
    ...named(t),
    money: (amount: number) => money(amount, data.currency, language),
    /** Ticks off a task and says what was done; true, which empties the form. */
    done: (goal: (typeof data.tasks)[number]['goal'], sentence: string) => {
      demo.completeTask(goal);
      demo.notify(sentence);
      return true;
    },
    counted: (quantity: number) => counted(quantity, data.unit, language),
  };
}
