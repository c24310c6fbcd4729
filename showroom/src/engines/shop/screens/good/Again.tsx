import { later } from '../../../../ui/later.tsx';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { mayRepeat } from '../../steps/order-states.ts';

const AgainButtons = later(
  () => import('../orders/AgainButtons.tsx'),
  ({ AgainButtons }) => AgainButtons,
);

/** Repeats a good as it was last ordered by this visitor. */
export function Again({ good }: { good: Good }) {
  const { world, login } = useShop();
  const order = world.orders.find(
    (one) => one.isOwn && mayRepeat(one) && one.lines.some((line) => line.good === good.id),
  );
  if (!order) return null;
  return <AgainButtons order={order} good={good} isGuest={login?.role !== 'user'} />;
}
