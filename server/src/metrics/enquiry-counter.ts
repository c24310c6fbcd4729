import { formIds } from '@nokshi/forms/forms.ts';
import { Counter, type Registry } from 'prom-client';
import type { CountEnquiry, EnquiryOutcome } from '../enquiries/outcome.ts';

/** All that there are, so that each begins at zero: what appears later than its first event hides it. */
const outcomes = ['kept', 'set_aside', 'repeated', 403, 409, 413, 415, 422, 429, 500, 503] as const;

/** Statuses are those of an answer in JSON, whatever the form was answered with. */
function labelsOf(outcome: EnquiryOutcome): { outcome: string; status: number } {
  switch (outcome) {
    case 'kept':
      return { outcome: 'kept', status: 201 };
    case 'set_aside':
      return { outcome: 'set_aside', status: 201 };
    case 'repeated':
      return { outcome: 'repeated', status: 200 };
    case 500:
    case 503:
      return { outcome: 'not_kept', status: outcome };
    default:
      return { outcome: 'refused', status: outcome };
  }
}

/** Counts what became of enquiries since the start of this process. */
export function enquiryCounter(registry: Registry): CountEnquiry {
  const counter = new Counter({
    name: 'website_enquiries_total',
    help: 'Forms posted, by what became of them; the status is that of an answer in JSON.',
    labelNames: ['kind', 'outcome', 'status'],
    registers: [registry],
  });
  for (const kind of formIds) {
    for (const outcome of outcomes) counter.inc({ kind, ...labelsOf(outcome) }, 0);
  }
  return (kind, outcome) => counter.inc({ kind, ...labelsOf(outcome) });
}
