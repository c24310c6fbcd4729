import type { DiagnosticData, DiagnosticWorld } from './world.ts';

/** A centre as its file tells it. */
export const beginCentre = (data: DiagnosticData): DiagnosticWorld => ({
  serials: data.doctors.flatMap((doctor) =>
    doctor.serials.map((serial, index) => ({
      ...serial,
      doctor: doctor.id,
      number: doctor.first + index,
    })),
  ),
  bills: data.bills.map(({ samples: _, ...bill }) => ({
    ...bill,
    visit: data.doctors.find(({ id }) => id === bill.doctor)?.visit ?? 0,
    method: 'bkash',
    isDelivered: false,
  })),
  samples: data.bills.flatMap((bill) =>
    bill.samples.map(({ template, values, ...sample }) => {
      const test = data.tests.find(({ id }) => id === sample.test);
      const written =
        test?.work.kind === 'written'
          ? test.work.templates.find(({ id }) => id === template)
          : undefined;
      return {
        ...sample,
        bill: bill.number,
        price: test?.price ?? 0,
        values: Object.entries(values).map(([part, value]) => ({ part, value })),
        findings: written?.findings ?? '',
        impression: written?.impression ?? '',
      };
    }),
  ),
});
