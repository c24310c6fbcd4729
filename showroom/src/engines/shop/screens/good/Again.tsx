import { lazyComponent, lazyComponents } from '../../../../ui/lazy-components.tsx';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { mayRepeat } from '../../steps/order-states.ts';

const parts = lazyComponents({
  again: lazyComponent(() => import('../orders/AgainButtons.tsx'), 'AgainButtons'),
});

/** Repeats a good as it was last ordered by this visitor. */
export function Again({ good }: { good: Good }) {
  const { world, login } = useShop();
  const order = world.orders.find(
    (one) => one.isOwn && mayRepeat(one) && one.lines.some((line) => line.good === good.id),
  );
  if (!order) return null;
  return <parts.again order={order} good={good} isGuest={login?.role !== 'user'} />;
}
