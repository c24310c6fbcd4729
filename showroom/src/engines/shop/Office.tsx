import { OfficeOrders } from './OfficeOrders.tsx';
import { OfficeStock } from './OfficeStock.tsx';
import { useShop } from './room.ts';
import { words } from './words.ts';

/** The shop's own side: every order with its state, and what is on the shelves. */
export function Office() {
  const { say } = useShop();
  return (
    <div data-page="">
      <h2>{say(words.counter)}</h2>
      <OfficeOrders />
      <OfficeStock />
    </div>
  );
}
