import { minutesOf } from '../../words/clock.ts';
import { dayOf } from '../../words/days.ts';
import { type FlatsDesk, firstQuotation, type PipelineData } from './data.ts';
import { flatNames } from './schema-faults.ts';
import type { Flat, PipelineWorld, Visit } from './world-schema.ts';

/** The desk as it is at first. */
export function beginPipeline(data: PipelineData, now: Date): PipelineWorld {
  const { desk } = data;
  return {
    person: data.people[0]?.id ?? '',
    leads: data.leads,
    visits: data.visits.map((visit) => beginVisit(visit, now)),
    flats: desk.kind === 'flats' ? flatNames(desk).map((id) => beginFlat(data, desk, id)) : [],
    quotations:
      desk.kind === 'field'
        ? desk.quotations.map((one, index) => ({ ...one, number: firstQuotation + index }))
        : [],
    service: desk.kind === 'field' ? desk.sold.map(({ id }) => ({ id, outcome: null })) : [],
  };
}

function beginVisit(
  { lead, thing, done, spot, ...visit }: PipelineData['visits'][number],
  now: Date,
): Visit {
  const minutes = now.getHours() * 60 + now.getMinutes();
  const isOver = visit.day < dayOf(now) || minutesOf(visit.time) <= minutes;
  return {
    ...visit,
    lead: lead ?? null,
    thing: thing ?? null,
    isDone: done && isOver,
    note: '',
  };
}

function beginFlat({ leads }: PipelineData, desk: FlatsDesk, id: string): Flat {
  const sold = desk.sold.find(({ flat }) => flat === id);
  if (sold) return { id, state: 'sold', buyer: sold.buyer, terms: null };
  const booked = desk.booked.find(({ flat }) => flat === id);
  if (!booked) return { id, state: 'free' };
  const { day, parking, paid } = booked;
  const lead = leads.find((one) => one.id === booked.lead);
  if (!lead) throw new Error(`flat ${id} has no buyer`);
  const { booking, each } = desk.terms;
  const count = desk.instalments[0] ?? 1;
  return {
    id,
    state: 'booked',
    buyer: lead.name,
    lead: lead.id,
    terms: { day, parking, discount: 0, booking, count, each },
    paid,
    reminded: paid,
  };
}
