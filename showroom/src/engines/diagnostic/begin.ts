import { afterHolidays } from '../../words/calendar.ts';
import { dayAfter, dayOf } from '../../words/days.ts';
import { type DiagnosticData, doctorOf, testOf } from './data.ts';
import type { DiagnosticWorld, Result } from './world.ts';

type SeededSample = DiagnosticData['bills'][number]['samples'][number];

/** A centre as its file tells it. */
export const beginCentre = (data: DiagnosticData, now: Date): DiagnosticWorld => ({
  serials: data.doctors.flatMap((doctor) =>
    doctor.serials.map((serial, index) => ({
      ...serial,
      doctor: doctor.id,
      number: doctor.first + index,
      day: dayOf(now),
    })),
  ),
  bills: data.bills.map(({ samples: _, paid, method, ...bill }) => ({
    ...bill,
    visit: doctorOf(data, bill.doctor)?.visit ?? 0,
    payments: paid > 0 ? [{ amount: paid, method, day: bill.day }] : [],
    ready: afterHolidays(dayAfter(bill.day, data.ready.days)),
    isDelivered: false,
  })),
  samples: data.bills.flatMap((bill) =>
    bill.samples.map((sample) => ({
      number: sample.number,
      bill: bill.number,
      test: sample.test,
      price: testOf(data, sample.test).price,
      state: sample.state,
      result: resultOf(data, sample),
      checkedBy: sample.checkedBy,
      signedBy: sample.signedBy,
    })),
  ),
  atDesk: (data.staff.find(({ may }) => may === 'check') ?? data.staff[0])?.id ?? '',
});

function resultOf(data: DiagnosticData, { test, template, values }: SeededSample): Result | null {
  const { work } = testOf(data, test);
  if (work.kind === 'written') {
    const written = work.templates.find(({ id }) => id === template);
    return written
      ? { kind: 'written', findings: written.findings, impression: written.impression }
      : null;
  }
  const entered = Object.entries(values).map(([part, value]) => ({ part, value }));
  return entered.length > 0 ? { kind: 'values', values: entered } : null;
}
