import type { z } from 'zod';
import type { WithAddresses } from '../../demo/picture.ts';
import type { DemoText } from '../../demo/words.ts';
import type { DayOffset } from '../../words/days.ts';
import type { pipelineSchema } from './schema.ts';
import { flatNames } from './schema-faults.ts';

export type PipelineData = WithAddresses<z.output<typeof pipelineSchema>>;
export type FlatsDesk = Extract<PipelineData['desk'], { kind: 'flats' }>;
export type FieldDesk = Extract<PipelineData['desk'], { kind: 'field' }>;

export type Lead = {
  readonly id: string;
  readonly name: DemoText;
  readonly area: string;
  readonly phone: string;
  readonly wants: DemoText;
  readonly stage: string;
  readonly person: string;
  readonly note: DemoText;
  readonly last: DayOffset;
};

export type Visit = {
  readonly id: string;
  readonly day: DayOffset;
  /** As in 09:30. */
  readonly time: string;
  readonly who: DemoText;
  readonly what: DemoText;
  readonly area: string;
  readonly person: string;
  readonly lead: string | null;
  readonly thing: string | null;
  readonly isDone: boolean;
  /** What came of it. */
  readonly note: string;
};

export type Flat = {
  readonly id: string;
  readonly state: 'free' | 'booked' | 'sold';
  readonly buyer: DemoText | null;
  readonly phone: string;
  /** When it was booked. */
  readonly day: DayOffset;
  readonly parking: boolean;
  readonly discount: number;
  readonly booking: number;
  /** How many instalments, and of how much. */
  readonly count: number;
  readonly each: number;
  /** How many parts of the schedule are paid. */
  readonly paid: number;
  /** For how many parts the buyer was reminded. */
  readonly reminded: number;
};

export type Quotation = {
  readonly number: number;
  readonly lead: string;
  readonly machine: string;
  readonly discount: number;
  readonly now: number;
  readonly day: DayOffset;
  readonly by: string;
};

export type PipelineWorld = {
  /** Who sits at the desk. */
  readonly person: string;
  readonly leads: readonly Lead[];
  readonly visits: readonly Visit[];
  readonly flats: readonly Flat[];
  readonly quotations: readonly Quotation[];
  /** What came of the call about each sold machine; null before the call. */
  readonly service: readonly { readonly id: string; readonly outcome: 'booked' | 'fine' | null }[];
};

/** The number of the first quotation that stands in the data. */
export const firstQuotation = 261;

/** The desk as it is at first. */
export function beginPipeline(data: PipelineData): PipelineWorld {
  const { desk } = data;
  return {
    person: data.people[0]?.id ?? '',
    leads: data.leads,
    visits: data.visits.map(({ id, day, time, who, what, area, person, lead, thing, done }) => ({
      id,
      day,
      time,
      who,
      what,
      area,
      person,
      lead: lead ?? null,
      thing: thing ?? null,
      isDone: done,
      note: '',
    })),
    flats: desk.kind === 'flats' ? flatNames(desk).map((id) => beginFlat(desk, id)) : [],
    quotations:
      desk.kind === 'field'
        ? desk.quotations.map((one, index) => ({ ...one, number: firstQuotation + index }))
        : [],
    service: desk.kind === 'field' ? desk.sold.map(({ id }) => ({ id, outcome: null })) : [],
  };
}

function beginFlat(desk: FlatsDesk, id: string): Flat {
  const { booking, each } = desk.terms;
  const free: Flat = {
    id,
    state: 'free',
    buyer: null,
    phone: '',
    day: 0,
    parking: true,
    discount: 0,
    booking,
    count: desk.instalments[0] ?? 1,
    each,
    paid: 0,
    reminded: 0,
  };
  const sold = desk.sold.find(({ flat }) => flat === id);
  if (sold) return { ...free, state: 'sold', buyer: sold.buyer };
  const booked = desk.booked.find(({ flat }) => flat === id);
  if (!booked) return free;
  const { buyer, phone, day, parking, paid } = booked;
  return { ...free, state: 'booked', buyer, phone, day, parking, paid, reminded: paid };
}
