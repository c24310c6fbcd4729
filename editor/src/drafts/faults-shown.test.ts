import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from '@nokshi/contract/content.ts';
import type { FieldPath, FormField } from '@nokshi/contract/form.ts';
import { dayIn } from '@nokshi/forms/calendar-day.ts';
import { type FaultCode, faultCodes } from '@nokshi/forms/content-faults.ts';
import { languageCodes } from '@nokshi/forms/languages.ts';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import type { Json } from '../write/json.ts';
import { valueAt } from './pictures.ts';
import { aDraft } from './testing.ts';

/** A value that is set in an entry, or taken out where it is undefined. */
type Broken = { id: string; at: FieldPath; value: unknown; also?: Broken };

const pos = (at: FieldPath, value: unknown): Broken => ({ id: 'products/POS', at, value });
const erp = (at: FieldPath, value: unknown): Broken => ({ id: 'products/ERP', at, value });
const paper = (name: string, signature: number, value: unknown): Broken => ({
  ...{ id: `pages/sample-${name}`, value },
  at: ['signatures', signature],
});
const prices = (at: FieldPath, value: unknown): Broken => ({ id: 'singles/prices', at, value });
/** Each of these breaks a plan of its own. */
const plan = (index: number, at: FieldPath, value: unknown): Broken =>
  prices(['plans', index, ...at], value);
const company = (at: FieldPath, value: unknown): Broken => ({ id: 'singles/company', at, value });
const till = (at: FieldPath, value: unknown): Broken => ({
  ...{ id: 'pages/home', value },
  at: ['till', ...at],
});
const card = (index: number, key: string, value: unknown): Broken => ({
  ...{ id: 'galleries/e-commerce', value },
  at: ['cards', index, key],
});
const x = { en: 'x' };
const chat = { name: 'Chat', origin: 'https://chat.example', allows: ['scripts'], purpose: x };
const oneAlt = { en: 'The logo of a courier' };

/** What is wrong in an entry, by its code, with how it comes to be and where it is told. */
const inEntries: Partial<Record<FaultCode, [Broken, told?: FieldPath]>> = {
  empty: [pos(['title', 'en'], '')],
  kind: [pos(['features', 0, 'title'], 'Billing')],
  'unknown-key': [pos(['sumary'], x), []],
  choice: [pos(['emblem'], 'TK')],
  'too-long': [pos(['headline', 'en'], 'x'.repeat(200))],
  'too-many': [paper('contract', 2, x), ['signatures']],
  'too-few': [paper('report', 1, undefined), ['signatures']],
  'too-low': [prices(['validDays'], 0)],
  'too-high': [prices(['hosting'], 100_000_001)],
  'not-whole': [prices(['message'], 45.5)],
  'not-above': [till(['goods', 0, 'price'], 0)],
  spaces: [pos(['features', 1, 'title', 'bn'], ' বিল')],
  'web-address': [company(['social', 0, 'url'], 'nokshi.example')],
  'site-address': [company(['url'], 'https://nokshi.example/?site')],
  origin: [
    company(['thirdParties', 0], { ...chat, origin: 'http://chat.example' }),
    ['thirdParties', 0, 'origin'],
  ],
  'third-party-script': [
    company(['thirdParties', 1], { ...chat, script: 'https://other.example/widget.js' }),
    ['thirdParties', 1, 'script'],
  ],
  colour: [company(['look', 'thread'], 'indigo')],
  contrast: [company(['look', 'ink'], '#e0e0e0')],
  email: [company(['email'], 'nokshi.example')],
  path: [{ id: 'singles/navigation', at: ['menu', 1, 'href'], value: 'products' }],
  icon: [pos(['features', 0, 'icon'], 'cash')],
  ornament: [pos(['ornament'], 'POS')],
  day: [{ id: 'openings/software-engineer', at: ['closes'], value: 'soon' }],
  time: [pos(['day', 'moments', 0, 'time'], '9')],
  hours: [company(['officeHours', 'until'], '01:00'), ['officeHours']],
  'time-zone': [company(['timeZone'], 'Dhaka')],
  phone: [company(['phones', 0], '880 1700')],
  'number-of-somebody': [
    { id: 'team/maliha-dewan', at: ['position', 'en'], value: 'Call 01711-000000' },
  ],
  'invisible-signs': [{ id: 'team/maliha-dewan', at: ['position', 'bn'], value: 'স্\u200bকুল' }],
  'bangla-signs': [pos(['headline', 'bn'], 'অামাদের বিক্রি')],
  whatsapp: [company(['whatsapp'], '+880')],
  country: [company(['country'], 'Bangladesh')],
  prefix: [company(['referencePrefix'], 'nk')],
  year: [company(['facts', 'founded'], 'long ago')],
  bin: [company(['facts', 'bin'], '12345678901')],
  'admin-link': [card(4, 'adminLink', 'admin')],
  key: [prices(['hardware', 0, 'key'], 'A printer')],
  'good-key': [till(['goods', 1, 'key'], 'Rice 2')],
  taka: [till(['goods', 2, 'price'], 72.505)],
  'sale-key': [till(['sale', 0], 'gold')],
  'plan-cells': [
    { id: 'services/hosting', at: ['blocks', 1, 'plan', 'rows', 0, 'cells', 0], value: undefined },
    ['blocks', 1, 'plan', 'rows', 0, 'cells'],
  ],
  'first-step': [
    plan(0, ['rent', 'price', 'included'], 7),
    ['plans', 0, 'rent', 'price', 'steps', 0, 'above'],
  ],
  'steps-rise': [plan(1, ['period', 'steps', 1, 'above'], 0)],
  'takes-less': [plan(2, ['period', 'steps', 2, 'from'], 1)],
  'rent-or-buy': [plan(4, ['rent'], undefined), ['plans', 4]],
  'not-hundred': [prices(['payment', 2], 10), ['payment']],
  'same-key': [plan(6, ['key'], 'POS')],
  'two-prices': [plan(8, ['products', 0], 'ERP')],
  'stray-figure': [
    { id: 'services/networking', at: ['summary', 'en'], value: 'Laid within three weeks' },
  ],
  'lacks-place': [{ id: 'singles/labels', at: ['map', 'en'], value: 'Call us' }],
  'unknown-place': [{ id: 'singles/labels', at: ['shown', 'bn'], value: 'সব {cuont}' }],
  'no-page': [{ id: 'singles/navigation', at: ['menu', 2, 'href'], value: '/product' }],
  'no-icon': [pos(['features', 1, 'icon'], 'tabler:no-such-icon')],
  'no-entry': [{ id: 'team/maliha-dewan', at: ['category'], value: 'nobody' }],
  'no-picture': [pos(['picture', 'src'], '')],
  'picture-place': [erp(['picture', 'src'], 'screens/pos.png')],
  'not-drawn': [company(['logo', 'src'], 'logo/src.png')],
  'same-alt': [
    {
      ...{ id: 'clients/kolmi-knitwear', at: ['logo', 'alt'], value: oneAlt },
      also: { id: 'clients/bhorer-ghat', at: ['logo', 'alt'], value: oneAlt },
    },
    ['logo', 'alt', 'en'],
  ],
  'two-leads': [card(0, 'link', 'https://shop.example'), ['cards', 0]],
  'no-lead': [card(1, 'demo', undefined), ['cards', 1]],
  'no-demo': [card(2, 'demo', 'nothing'), ['cards', 2]],
  'no-login': [
    { id: 'galleries/pos-software', at: ['cards', 0, 'demo'], value: 'megh-maku' },
    ['cards', 0],
  ],
};

/** What no field tells: it is told where all that is wrong in the draft is. */
const elsewhere: readonly FaultCode[] = [
  'order',
  'unreadable',
  'developer',
  // Of a pattern that somebody forgot to give a sentence, which a test of the content check finds.
  'format',
  // Warnings.
  'closed',
  'no-price',
  'older',
  'term',
];

const fileOf = (id: string) => `${id.replace(/^singles\//, '')}/index.yaml`;

/** Whether a form has a field for a path, which says what is wrong there; the entry has none. */
function isShown(field: FormField, value: Json | undefined, at: FieldPath): boolean {
  const [step, ...rest] = at;
  if (step === undefined) return true;
  const inside = value === undefined ? undefined : valueAt(value, [step]);
  switch (field.kind) {
    case 'group':
      return field.members.some(
        ({ key, field: own }) => key === step && isShown(own, inside, rest),
      );
    case 'list':
      return typeof step === 'number' && isShown(field.item, inside, rest);
    case 'words':
      return rest.length === 0 && languageCodes.some((code) => code === step);
    case 'variants': {
      const told = value === undefined ? undefined : valueAt(value, [field.tell]);
      const members = field.variants.find((one) => one.value === told)?.members ?? [];
      return (
        (step === field.tell && rest.length === 0) ||
        members.some(({ key, field: own }) => key === step && isShown(own, inside, rest))
      );
    }
    default:
      return false;
  }
}

it('is known of every fault whether a field tells it', () => {
  expect([...Object.keys(inEntries), ...elsewhere].sort()).toEqual([...faultCodes].sort());
});

it('tells every fault at a field of the form, or at the entry as a whole', async () => {
  const { textOf, fileOf: fileIn, open } = await aDraft();
  const breakIt = ({ id, at, value, also }: Broken): void => {
    const file = fileOf(id);
    const document = parseDocument(textOf(file));
    if (value === undefined) document.deleteIn(at);
    else document.setIn(at, value);
    // A file of a draft is replaced, never written into.
    rmSync(fileIn(file));
    writeFileSync(fileIn(file), document.toString());
    if (also) breakIt(also);
  };
  const broken = Object.entries(inEntries);
  for (const [, [what]] of broken) breakIt(what);
  const ids = new Set(broken.map(([, [{ id }]]) => id));
  const entries = new Map<string, Entry>();
  for (const id of ids) entries.set(id, await open(id));
  for (const [code, [{ id, at }, told = at]] of broken) {
    const entry = entries.get(id);
    expect(entry?.faults, code).toContainEqual(expect.objectContaining({ code, path: told }));
    expect(entry && isShown(entry.form, entry.values as Json, told), code).toBe(true);
  }
});

it('tells what is wrong with a list of entries at that, and with any other file by its name', async () => {
  const { draft, fileOf: fileIn, get } = await aDraft();
  rmSync(fileIn('process/3-development'), { recursive: true });
  rmSync(fileIn('labels/index.yaml'));
  writeFileSync(fileIn('labels/index.yaml'), 'shown: [');
  writeFileSync(path.join(draft.trees.draft, 'new.yaml'), 'a: b');
  expect(existsSync(fileIn('process/3-development'))).toBe(false);
  expect((await get('faults', { language: 'en' })).faults).toEqual([
    expect.objectContaining({ id: 'singles/labels', code: 'unreadable', path: [], label: '' }),
    expect.objectContaining({ id: '', title: 'new.yaml', code: 'developer' }),
    expect.objectContaining({ id: 'process', code: 'order' }),
  ]);
});

it('warns of an opening whose last day has passed and that is no example, which keeps nobody from publishing', async () => {
  const { change, get } = await aDraft();
  const closing = async (day: string) =>
    change('openings/software-engineer', [{ path: ['closes'], value: day }]);
  expect((await closing('2020-01-01')).warnings).toEqual([]);
  await change('openings/software-engineer', [{ path: ['sample'], value: false }]);
  const past = await closing('2020-02-01');
  expect(past.warnings).toMatchObject([{ path: ['closes'], code: 'closed' }]);
  expect(past.faults).toEqual([]);
  expect((await get('faults', { language: 'en' })).faults).toEqual([]);
  const today = dayIn('Asia/Dhaka', Date.now());
  expect((await closing(today)).warnings).toEqual([]);
});
