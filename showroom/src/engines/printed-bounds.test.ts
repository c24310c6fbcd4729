import { expect, it } from 'vitest';
import { dataOn } from '../demo/read-demos.ts';
import { premisesForTest } from '../demo/testing.ts';
import { beginCourier } from './courier/begin.ts';
import { courierSchema } from './courier/schema.ts';
import { type Booking, book } from './courier/steps/booking.ts';
import { beginCourses } from './course/begin.ts';
import { courseSchema } from './course/schema.ts';
import { addLesson } from './course/steps/lessons.ts';
import { beginNewspaper } from './newspaper/begin.ts';
import { newspaperSchema } from './newspaper/schema.ts';
import { fileReport } from './newspaper/steps/reports.ts';
import { beginOffice } from './office/begin.ts';
import type { ImportsDesk, MillDesk } from './office/data.ts';
import { officeSchema } from './office/schema.ts';
import { weighShift } from './office/steps/mill.ts';
import { setCosts } from './office/steps/shipments.ts';
import { beginOrganisation } from './organisation/begin.ts';
import { organisationSchema } from './organisation/schema.ts';
import { give } from './organisation/steps/gifts.ts';
import { sendOrder } from './pharmacy/steps/orders.ts';
import { house } from './pharmacy/testing.ts';
import { setMarks } from './school/steps/marks.ts';
import { openSchool } from './school/testing.ts';
import { setStock as setShelf } from './shop/steps/stock.ts';
import { emptyShop, shopForTest, premisesOf as shopPremises } from './shop/testing.ts';
import { closeDrawer, notes, openDrawer } from './till/steps/drawer.ts';
import { setOffer, setStock } from './till/steps/office.ts';
import { begun, premisesOf as tillPremises } from './till/testing.ts';

const tinbela = tillPremises('tinbela');
const till = begun(tinbela);
const closed = closeDrawer(
  tinbela,
  till,
  '4',
  notes.map(() => 1),
);
const clothes = tillPremises('lal-sutli');
const offer = { id: 'three-pieces', from: '2026-11-22', to: '2026-11-22' };

const sender = premisesForTest(dataOn('dakghuri', courierSchema));
const parcels = beginCourier(sender.data, sender.now);
const parcel: Booking = {
  ...{ merchant: null, from: 'Rong Mela', fromPhone: '01200532210', to: 'Rahima' },
  ...{ phone: '01200345678', address: 'Mirpur 6', place: 'narayanganj', isToPay: false },
  ...{ pieces: 1, kilos: 1, goods: 900 },
};
const booked = (change: Partial<Booking>) => book(sender, parcels, [{ ...parcel, ...change }]);

const courses = premisesForTest(dataOn('dhape-dhape', courseSchema));
const lesson = { title: 'Sums', minutes: '10', text: 'Cells.' };
const taught = (change: Partial<typeof lesson>) =>
  addLesson(courses, beginCourses(courses.data, courses.now), 'excel', { ...lesson, ...change });

const imports = premisesForTest(dataOn('godhuli', officeSchema));
const mill = premisesForTest(dataOn('takli', officeSchema));
const shift = { frame: 'rf-6', shift: 0, note: 'Tape', isCorrection: false };

const { school, world: pupils } = openSchool('boro-jamtola');
const [exam] = school.data.exams;
if (!exam) throw new Error('no examination');
const rakib = { student: 'rakib', subject: 'finance' };

const shop = shopPremises(shopForTest('dui-molat'));
const paper = premisesForTest(dataOn('nodimatrik', newspaperSchema));
const [desk] = paper.data.sections;
const charity = premisesForTest(dataOn('balucharer-alo', organisationSchema));
const gift = { name: 'Rahim', rhythm: 'once', method: 'bkash', project: null } as const;

/** What a bound is of, the bound as the refusal prints it, what is just within it, just beyond, and the step. */
const bounds: readonly (readonly [
  what: string,
  printed: string,
  within: readonly number[],
  beyond: readonly number[],
  step: (value: number) => unknown,
])[] = [
  [
    'notes of a drawer',
    '0 to 1,00,000',
    [0, 100_000],
    [-1, 0.5, 100_001],
    (value) =>
      closeDrawer(
        tinbela,
        till,
        '4',
        notes.map(() => value),
      ),
  ],
  [
    'a float',
    '1,00,00,000',
    [0, 10_000_000],
    [-1, 0.5, 10_000_001],
    (value) => openDrawer(tinbela, closed, '4', value),
  ],
  [
    'a shelf of a till',
    '0 to 1,00,000',
    [0, 100_000],
    [-1, 100_001],
    (value) => setStock(tinbela, till, 'apple', String(value)),
  ],
  [
    'an offer',
    '1 to 90 percent',
    [1, 90],
    [0, 91, 1.5],
    (percent) => setOffer(clothes, begun(clothes), { ...offer, percent }),
  ],
  [
    'a shelf of a shop',
    '0 on, below 1,00,000',
    [0, 99_999],
    [-1, 0.5, 100_000],
    (value) => setShelf(shop, emptyShop(shop.data), 'titas', value),
  ],
  ['cash for goods', '5,00,000', [0, 500_000], [-1, 0.5, 500_001], (goods) => booked({ goods })],
  [
    'a weight',
    'above 0 and up to 100 kg',
    [0.001, 100],
    [0, 100.001],
    (kilos) => booked({ kilos }),
  ],
  ['pieces', '1 to 50', [1, 50], [0, 1.5, 51], (pieces) => booked({ pieces })],
  ['minutes', '1 to 180', [1, 180], [0, 1.5, 181], (value) => taught({ minutes: `${value}` })],
  [
    'a title',
    'up to 70 letters',
    [1, 70],
    [0, 71],
    (value) => taught({ title: 'ক্ষু'.repeat(value) }),
  ],
  ['a text', 'up to 2,000', [1, 2000], [0, 2001], (value) => taught({ text: 'x'.repeat(value) })],
  [
    'a headline',
    '120 letters at most',
    [120],
    [121],
    (value) =>
      fileReport(paper, beginNewspaper(paper.data, paper.now), {
        section: desk?.id ?? '',
        title: '🌸'.repeat(value),
        text: 'One.',
        by: 'Rahim',
      }),
  ],
  [
    'a cost',
    '0 to 100,00,00,000',
    [0, 1_000_000_000],
    [-1, 0.5, 1_000_000_001],
    (value) =>
      setCosts(
        imports,
        beginOffice(imports.data, imports.now),
        imports.data.desk as ImportsDesk,
        '1846',
        [value, 0, 0],
      ),
  ],
  [
    'yarn of a shift',
    'more than 450 kg',
    [0, 450],
    [451],
    (kilos) =>
      weighShift(mill, beginOffice(mill.data, mill.now), mill.data.desk as MillDesk, {
        ...shift,
        kilos,
      }),
  ],
  [
    'packs of a medicine',
    '1,00,000 packs',
    [1, 100_000],
    [100_001],
    (packs) =>
      sendOrder(house.pharmacy, house.world, {
        company: 'meghna',
        asked: { 'chapnami-5': packs },
        withClaim: false,
      }),
  ],
  [
    'a mark',
    '0 to 70',
    [0, 70],
    [-1, 0.5, 70.5, 71],
    (mark) => setMarks(school, pupils, exam, rakib, [mark, 0]),
  ],
  [
    'a gift',
    '50 to 5,00,000',
    [50, 500_000],
    [49, 50.5, 500_001],
    (amount) => give(charity, beginOrganisation(charity.data), { ...gift, amount }),
  ],
];

it.each(bounds)(
  'the bound of %s is that which is printed: %s',
  (_, printed, within, beyond, step) => {
    for (const value of within) expect(() => step(value), String(value)).not.toThrow();
    for (const value of beyond) expect(() => step(value), String(value)).toThrow(printed);
  },
);
