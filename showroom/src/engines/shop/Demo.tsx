import { useState } from 'react';
import type { OpenedDemo } from '../../demo/opened.ts';
import { LogIn } from '../../frame/LogIn.tsx';
import { useTop } from '../../runtime/useTop.ts';
import { Basket } from './screens/basket/Basket.tsx';
import { ShopProvider, useShop } from './engine.ts';
import { GoodPage } from './screens/good/GoodPage.tsx';
import { Office } from './screens/office/Office.tsx';
import { Orders } from './screens/orders/Orders.tsx';
import { Receipt } from './screens/orders/Receipt.tsx';
import styles from './Demo.module.css';
import { ShopFront } from './screens/front/ShopFront.tsx';
import { ShopHeader } from './screens/ShopHeader.tsx';
import { Warranty } from './screens/Warranty.tsx';
import type { ShopData } from './world.ts';

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
  const main = useTop(fronts.includes(name) ? '' : `${name}/${id}`);
  return (
    <main className={styles.main} ref={main} tabIndex={-1}>
      <Screen query={query} search={(text) => ask({ shelf, query: text })} />
    </main>
  );
}

function Screen({ query, search }: { query: string; search: (query: string) => void }) {
  const { screen, data, login, world } = useShop();
  const [name, id] = screen;
  if (name === 'basket') return <Basket />;
  if (name === 'warranty' && data.sold.length > 0) return <Warranty />;
  if (name === 'orders') {
    const order = world.orders.find(({ number, isOwn }) => isOwn && String(number) === id);
    if (order) return <Receipt order={order} />;
    return login?.role === 'user' ? <Orders /> : <LogIn roles={['user']} />;
  }
  if (name === 'office') return login?.role === 'admin' ? <Office /> : <LogIn roles={['admin']} />;
  const good = name === 'goods' && data.goods.find((one) => one.id === id);
  if (good) return <GoodPage key={good.id} good={good} />;
  return <ShopFront query={query} search={search} />;
}
