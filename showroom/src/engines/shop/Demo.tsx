import { useState } from 'react';
import type { OpenedDemo } from '../../demo/opened.ts';
import { Guarded } from '../../ui/Guarded.tsx';
import { later } from '../../ui/later.tsx';
import { fetchComponents } from '../../ui/lazy-components.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './Demo.module.css';
import type { ShopData } from './data.ts';
import { ShopProvider, useShop } from './engine.ts';
import { ShopFront } from './screens/front/ShopFront.tsx';
import { ShopHeader } from './screens/ShopHeader.tsx';

const Basket = later(() => import('./screens/basket/Basket.tsx'), 'Basket');
const GoodPage = later(async () => {
  const page = await import('./screens/good/GoodPage.tsx');
  // With the parts of a good, which few shops begin with.
  await fetchComponents();
  return page;
}, 'GoodPage');
const Orders = later(() => import('./screens/orders/Orders.tsx'), 'Orders');
const Receipt = later(() => import('./screens/orders/Orders.tsx'), 'Receipt');
const Warranty = later(() => import('./screens/Warranty.tsx'), 'Warranty');
const Office = later(() => import('./screens/office/Office.tsx'), 'Office');

await fetchComponents();

/** A shop on the web: shelves, basket, orders, and the office behind it. */
export function ShopDemo(opened: OpenedDemo<ShopData>) {
  return (
    <ShopProvider opened={opened}>
      <ShopHeader />
      <Main />
    </ShopProvider>
  );
}

const fronts = ['', 'shelf', 'compare'];

function Main() {
  const { screen, data } = useShop();
  const { front } = data;
  const [name = '', id = ''] = screen;
  // A search outlives the way to a good and back; other shelves begin without it.
  const shelf = name === 'shelf' ? screen.join('/') : '';
  const [asked, ask] = useState({
    shelf: '',
    query: front.layout === 'search' ? front.query : '',
  });
  const query = asked.shelf === shelf ? asked.query : '';
  return (
    <Stage screen={fronts.includes(name) ? '' : `${name}/${id}`} className={styles.main}>
      <Screen query={query} search={(text) => ask({ shelf, query: text })} />
    </Stage>
  );
}

function Screen({ query, search }: { query: string; search: (query: string) => void }) {
  const { screen, data, world } = useShop();
  const [name, id] = screen;
  const order = world.orders.find(({ number, isOwn }) => isOwn && String(number) === id);
  const good = data.goods.find((one) => one.id === id);
  if (name === 'basket') return <Basket />;
  if (name === 'warranty' && data.sold.length > 0) return <Warranty />;
  if (name === 'goods' && good) return <GoodPage key={good.id} good={good} />;
  if (name === 'orders' && order) return <Receipt order={order} />;
  if (name === 'orders' || name === 'office') {
    return (
      <Guarded roles={name === 'office' ? ['admin'] : ['user']}>
        {name === 'office' ? <Office /> : <Orders />}
      </Guarded>
    );
  }
  return <ShopFront query={query} search={search} />;
}
