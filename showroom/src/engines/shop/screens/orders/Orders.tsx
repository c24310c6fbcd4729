import { screenHash } from '../../../../runtime/hash.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Paper } from '../../../../ui/Paper.tsx';
import { PrintButton } from '../../../../ui/PrintButton.tsx';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import type { Order } from '../../world.ts';
import shop from '../shop.module.css';
import { AgainButtons } from './AgainButtons.tsx';
import { CancelOrder, OrderDetails, OrderStates } from './OrderDetails.tsx';
import styles from './orders.module.css';

/** The visitor's own orders and how far each has come. */
export function Orders() {
  const { data, world, t, say } = useShop();
  const own = world.orders.filter(({ isOwn }) => isOwn);
  return (
    <div data-page="">
      <h2>{t(words.orders)}</h2>
      {own.length === 0 && (
        <>
          <p>{t(words.noOrders)}</p>
          <LinkButton href={screenHash()}>{t(words.toShelves)}</LinkButton>
        </>
      )}
      <Stack as="ul" gap={4}>
        {own.map((order) => (
          <Stack as="li" key={order.number} className={styles.order}>
            <h3>{say(words.number, { number: String(order.number) })}</h3>
            <OrderDetails order={order}>
              <OrderStates order={order} />
            </OrderDetails>
            {data.checkout.everyMonths !== undefined && order.state !== 'cancelled' && (
              <AgainButtons order={order} />
            )}
            <Row>
              <a className={shop.tall} href={screenHash('orders', String(order.number))}>
                {t(words.receipt)}
              </a>
              {order.state === 'new' && <CancelOrder order={order} />}
            </Row>
          </Stack>
        ))}
      </Stack>
    </div>
  );
}

/** An own order with its number, and the receipt that prints. */
export function Receipt({ order }: { order: Order }) {
  const { t, data, say } = useShop();
  const number = String(order.number);
  return (
    <div data-page="">
      <h2 data-unprinted>{say(words.thanks, { number })}</h2>
      <Paper className={styles.sheet} aria-label={t(words.receipt)} lines={<p>{t(data.place)}</p>}>
        <p>
          <b>{say(words.number, { number })}</b>
          <br />
          {t(order.name)}, {t(order.address)}
          {order.phone !== null && (
            <>
              <br />
              {t(words.phone)}: {order.phone}
            </>
          )}
        </p>
        <OrderDetails order={order} />
      </Paper>
      <Stack data-unprinted>
        <OrderStates order={order} />
        <Row>
          <LinkButton href={screenHash('orders')}>{t(words.follow)}</LinkButton>
          <PrintButton />
        </Row>
      </Stack>
    </div>
  );
}
