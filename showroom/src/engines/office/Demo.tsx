import type { OpenedDemo } from '../../demo/opened.ts';
import { DeskHeader } from '../../ui/DeskHeader.tsx';
import { later } from '../../ui/later.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { sitDown } from '../../ui/sit-down.ts';
import type { OfficeData } from './data.ts';
import { OfficeProvider } from './engine.ts';
import { Landed } from './screens/Landed.tsx';
import { Spinning } from './screens/Spinning.tsx';
import { useDesk } from './screens/useDesk.ts';
import { words } from './words/words.ts';

const Cotton = later(() => import('./screens/Cotton.tsx'), 'Cotton');
const InvoiceSheet = later(() => import('./screens/InvoiceSheet.tsx'), 'InvoiceSheet');
const Orders = later(() => import('./screens/Orders.tsx'), 'Orders');
const Stores = later(() => import('./screens/Stores.tsx'), 'Stores');
const VatReturn = later(() => import('./screens/VatReturn.tsx'), 'VatReturn');

/** The office of a trading house or a mill: goods that come in, lie in stores, and go out by order. */
export function OfficeDemo(opened: OpenedDemo<OfficeData>) {
  return (
    <OfficeProvider opened={opened}>
      <Header />
      <Main />
    </OfficeProvider>
  );
}

const waysOf = {
  imports: [
    ['imports', words.imports],
    ['stores', words.stores],
    ['orders', words.dealers],
    ['vat', words.mushak],
  ],
  mill: [
    ['spinning', words.spinning],
    ['cotton', words.cotton],
    ['stores', words.coneStore],
    ['orders', words.delivery],
  ],
} as const;

function Header() {
  const { data, world, money, screen, act } = useDesk();
  const [name = ''] = screen;
  return (
    <DeskHeader
      ways={waysOf[data.desk.kind]}
      words={words}
      people={data.people}
      person={world.person}
      money={money}
      here={name === 'invoice' ? 'orders' : name}
      sitDown={(person) => act(sitDown, person)}
    />
  );
}

function Main() {
  const { screen, data } = useDesk();
  const [name = ''] = screen;
  const isPart = ['imports', 'stores', 'orders', 'invoice', 'vat', 'cotton'].includes(name);
  return (
    <Stage screen={isPart ? screen.join('/') : ''}>
      <Screen name={name} desk={data.desk} />
    </Stage>
  );
}

function Screen({ name, desk }: { name: string; desk: OfficeData['desk'] }) {
  if (name === 'stores') return <Stores />;
  if (name === 'orders') return <Orders />;
  if (name === 'invoice') return <InvoiceSheet />;
  if (desk.kind === 'imports')
    return name === 'vat' ? <VatReturn desk={desk} /> : <Landed desk={desk} />;
  return name === 'cotton' ? <Cotton desk={desk} /> : <Spinning desk={desk} />;
}
