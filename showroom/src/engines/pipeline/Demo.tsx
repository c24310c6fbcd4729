import type { OpenedDemo } from '../../demo/opened.ts';
import { filled } from '../../shell/words.ts';
import { DeskHeader } from '../../ui/DeskHeader.tsx';
import { later } from '../../ui/later.tsx';
import { Stage } from '../../ui/Stage.tsx';
import type { PipelineData } from './data.ts';
import { PipelineProvider } from './engine.ts';
import { DayInField } from './screens/DayInField.tsx';
import { House } from './screens/House.tsx';
import { useDesk } from './screens/useDesk.ts';
import { sitDown } from './steps/person.ts';
import { words } from './words/words.ts';

const Board = later(
  () => import('./screens/Board.tsx'),
  ({ Board }) => Board,
);
const Cheques = later(
  () => import('./screens/Cheques.tsx'),
  ({ Cheques }) => Cheques,
);
const Diary = later(
  () => import('./screens/Diary.tsx'),
  ({ Diary }) => Diary,
);
const QuotationSheet = later(
  () => import('./screens/QuotationSheet.tsx'),
  ({ QuotationSheet }) => QuotationSheet,
);
const Quotations = later(
  () => import('./screens/Quotations.tsx'),
  ({ Quotations }) => Quotations,
);
const ScheduleSheet = later(
  () => import('./screens/ScheduleSheet.tsx'),
  ({ ScheduleSheet }) => ScheduleSheet,
);
const Service = later(
  () => import('./screens/Service.tsx'),
  ({ Service }) => Service,
);

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
  const { data, world, translate, money, step, screen } = useDesk();
  const [name = ''] = screen;
  const mayOf = (discount: number | null) => {
    if (discount === null) return translate(words.givesAny);
    if (discount === 0) return translate(words.givesNone);
    return filled(translate(words.givesUpTo), { amount: money(discount) });
  };
  return (
    <DeskHeader
      ways={waysOf[data.desk.kind].map(([way, name]) => [way, translate(name)])}
      waysName={translate(words.ways)}
      people={data.people.map(({ id, name, post, discount }) => ({
        id,
        name: `${translate(name)}, ${translate(post)}`,
        may: mayOf(discount),
      }))}
      person={world.person}
      youAre={translate(words.you)}
      here={name === 'quotation' ? 'quotations' : name}
      sitDown={(person) => step((premises, before) => sitDown(premises, before, person))}
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
