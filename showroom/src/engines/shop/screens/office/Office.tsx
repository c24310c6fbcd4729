import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { OfficeOrders } from './OfficeOrders.tsx';
import { OfficeStock } from './OfficeStock.tsx';

/** The shop's own side: every order with its state, and what is on the shelves. */
export function Office() {
  const { t } = useShop();
  return (
    <div data-page="">
      <h2>{t(words.counter)}</h2>
      <OfficeOrders />
      <OfficeStock />
    </div>
  );
}
