/** The references within the file of a pharmacy. */
type Named = { readonly id: string };
type Pack = { readonly unit: string; readonly pieces: number };
type Checked = {
  readonly branches: readonly Named[];
  readonly companies: readonly Named[];
  readonly medicines: readonly (Named & {
    readonly company: string;
    readonly main: string;
    readonly packs: readonly Pack[];
    readonly sold: readonly { readonly branch: string }[];
    readonly batches: readonly { readonly number: string; readonly branch: string }[];
  })[];
  readonly onBill: readonly { readonly medicine: string; readonly unit: string }[];
};

type Fault = { readonly path: (string | number)[]; readonly message: string };

/** References without a target, and duplicate ids, each with what would be right. */
export function faultsOf({ branches, companies, medicines, onBill }: Checked): Fault[] {
  const faults: Fault[] = [];
  const known = (path: Fault['path'], wanted: string, ids: readonly string[]) => {
    if (ids.includes(wanted)) return;
    faults.push({ path, message: `${wanted} does not exist; there are: ${ids.join(', ')}` });
  };
  const idsOf = (all: readonly Named[]) => all.map(({ id }) => id);
  const unitsOf = (packs: readonly Pack[]) => packs.map(({ unit }) => unit);
  for (const [at, medicine] of medicines.entries()) {
    const path = ['medicines', at];
    known(path, medicine.company, idsOf(companies));
    known(path, medicine.main, unitsOf(medicine.packs));
    if (medicine.packs[0]?.pieces !== 1) {
      faults.push({ path, message: 'the first of its packs must be one piece' });
    }
    for (const { branch } of [...medicine.sold, ...medicine.batches]) {
      known(path, branch, idsOf(branches));
    }
    const places = medicine.batches.map(({ number, branch }) => `${number} at ${branch}`);
    for (const [index, place] of places.entries()) {
      if (places.indexOf(place) === index) continue;
      faults.push({ path, message: `batch ${place} stands there twice; add the two up` });
    }
  }
  for (const [at, line] of onBill.entries()) {
    known(['onBill', at], line.medicine, idsOf(medicines));
    const medicine = medicines.find(({ id }) => id === line.medicine);
    if (medicine) known(['onBill', at], line.unit, unitsOf(medicine.packs));
  }
  return faults;
}
