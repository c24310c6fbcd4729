import type { OpenedDemo } from '../../demo/opened.ts';
import { DeskHeader } from '../../ui/DeskHeader.tsx';
import { later } from '../../ui/later.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { sitDown } from '../../ui/sit-down.ts';
import type { PipelineData } from './data.ts';
import { PipelineProvider } from './engine.ts';
import { DayInField } from './screens/DayInField.tsx';
import { House } from './screens/House.tsx';
import { useDesk } from './screens/useDesk.ts';
import { words } from './words/words.ts';

const Board = later(() => import('./screens/Board.tsx'), 'Board');
const Cheques = later(() => import('./screens/Cheques.tsx'), 'Cheques');
const Diary = later(() => import('./screens/Diary.tsx'), 'Diary');
const QuotationSheet = later(() => import('./screens/QuotationSheet.tsx'), 'QuotationSheet');
const Quotations = later(() => import('./screens/Quotations.tsx'), 'Quotations');
const ScheduleSheet = later(() => import('./screens/ScheduleSheet.tsx'), 'ScheduleSheet');
const Service = later(() => import('./screens/Service.tsx'), 'Service');

/** The desk of people who sell what takes months to sell: leads, visits, quotations, and what follows. */
export function PipelineDemo(opened: OpenedDemo<PipelineData>) {
  return (
    <PipelineProvider opened={opened}>
      <Header />
      <Main />
    </PipelineProvider>
  );
}

const waysOf = {
  flats: [
    ['house', words.flats],
    ['leads', words.enquiries],
    ['diary', words.siteVisits],
    ['cheques', words.reminders],
  ],
  field: [
    ['today', words.today],
    ['leads', words.leads],
    ['diary', words.demonstrations],
    ['quotations', words.quotations],
    ['service', words.service],
  ],
} as const;

function Header() {
  const { data, world, taka, screen, act } = useDesk();
  const [name = ''] = screen;
  return (
    <DeskHeader
      ways={waysOf[data.desk.kind]}
      words={words}
      people={data.people.map(({ discount, ...person }) => ({ ...person, limit: discount }))}
      person={world.person}
      money={taka}
      here={name === 'quotation' ? 'quotations' : name}
      sitDown={(person) => act(sitDown, person)}
    />
  );
}

const parts = ['leads', 'diary', 'cheques', 'schedule', 'quotations', 'quotation', 'service'];

function Main() {
  const { screen, data } = useDesk();
  const [name = ''] = screen;
  // A press on a flat or a visit changes what stands beside it, not the screen.
  return (
    <Stage screen={parts.includes(name) ? screen.join('/') : ''}>
      <Screen name={name} desk={data.desk} />
    </Stage>
  );
}

function Screen({ name, desk }: { name: string; desk: PipelineData['desk'] }) {
  if (name === 'leads') return <Board />;
  if (name === 'diary') return <Diary />;
  if (desk.kind === 'flats') {
    if (name === 'cheques') return <Cheques desk={desk} />;
    if (name === 'schedule') return <ScheduleSheet desk={desk} />;
    return <House desk={desk} />;
  }
  if (name === 'quotations') return <Quotations desk={desk} />;
  if (name === 'quotation') return <QuotationSheet desk={desk} />;
  if (name === 'service') return <Service desk={desk} />;
  return <DayInField desk={desk} />;
}
