import type { OpenedDemo } from '../../demo/opened.ts';
import { DeskHeader } from '../../ui/DeskHeader.tsx';
import { later } from '../../ui/later.tsx';
import { Stage } from '../../ui/Stage.tsx';
import type { OfficeData } from './data.ts';
import { OfficeProvider } from './engine.ts';
import { Landed } from './screens/Landed.tsx';
import { Spinning } from './screens/Spinning.tsx';
import { useDesk } from './screens/useDesk.ts';
import { sitDown } from './steps/person.ts';
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
  const { data, world, t, money, screen, act, say } = useDesk();
  const [name = ''] = screen;
  const mayOf = (limit: number | null) => {
    if (limit === null) return t(words.mayAny);
    if (limit === 0) return t(words.mayNone);
    return say(words.mayUpTo, { amount: money(limit) });
  };
  return (
    <DeskHeader
      ways={waysOf[data.desk.kind].map(([way, name]) => [way, t(name)])}
      waysName={t(words.ways)}
      people={data.people.map(({ id, name, post, limit }) => ({
        id,
        name: `${t(name)}, ${t(post)}`,
        may: mayOf(limit),
      }))}
      person={world.person}
      youAre={t(words.you)}
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
