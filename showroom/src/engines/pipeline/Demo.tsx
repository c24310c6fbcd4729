import type { OpenedDemo } from '../../demo/opened.ts';
import { Desk } from '../../ledger/Desk.tsx';
import { later } from '../../ui/later.tsx';
import type { PipelineData } from './data.ts';
import { PipelineProvider, useDesk } from './engine.ts';
import { DayInField } from './screens/DayInField.tsx';
import { House } from './screens/House.tsx';
import { words } from './words/words.ts';

const leads = later(() => import('./screens/Board.tsx'), 'Board');
const diary = later(() => import('./screens/Diary.tsx'), 'Diary');

const desks = {
  flats: {
    ways: [
      ['house', words.flats],
      ['leads', words.enquiries],
      ['diary', words.siteVisits],
      ['cheques', words.reminders],
    ],
    First: House,
    screens: {
      leads,
      diary,
      cheques: later(() => import('./screens/Cheques.tsx'), 'Cheques'),
      schedule: later(() => import('./screens/ScheduleSheet.tsx'), 'ScheduleSheet'),
    },
  },
  field: {
    ways: [
      ['today', words.today],
      ['leads', words.leads],
      ['diary', words.demonstrations],
      ['quotations', words.quotations],
      ['service', words.service],
    ],
    First: DayInField,
    screens: {
      leads,
      diary,
      quotations: later(() => import('./screens/Quotations.tsx'), 'Quotations'),
      quotation: later(() => import('./screens/QuotationSheet.tsx'), 'QuotationSheet'),
      service: later(() => import('./screens/Service.tsx'), 'Service'),
    },
    within: { quotation: 'quotations' },
  },
} as const;

/** The desk of people who sell what takes months to sell: leads, visits, quotations, and what follows. */
export function PipelineDemo(opened: OpenedDemo<PipelineData>) {
  return (
    <PipelineProvider opened={opened}>
      <Screens />
    </PipelineProvider>
  );
}

function Screens() {
  const { desk, taka } = useDesk();
  return <Desk {...desks[desk.kind]} words={words} money={taka} />;
}
