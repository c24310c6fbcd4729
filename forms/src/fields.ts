/** A text in one line, of at most `max` characters as people count them (graphemes.ts). */
type LineField = {
  kind: 'line' | 'email' | 'phone';
  max: number;
  /** What the browser fills in by itself (HTML, "Autofill"). */
  autoComplete?: string;
};

/** A text in as many lines as it takes; `rows` are shown at once. */
type TextField = { kind: 'text'; max: number; rows: number };

/** One of the options, or none. */
type ChoiceField = { kind: 'choice'; options: readonly string[] };

/** A box to tick. The visitor agrees to its label, which is kept with the enquiry. */
type TickField = { kind: 'tick' };

/** What the page itself puts in, unseen: the address of what was worked out there. */
type AddressField = { kind: 'address'; max: number };

export type Field = LineField | TextField | ChoiceField | TickField | AddressField;

/** Every field of the forms, in the order in which the ledger and its exports hold them. */
export const fields = {
  name: { kind: 'line', max: 200, autoComplete: 'name' },
  company: { kind: 'line', max: 200, autoComplete: 'organization' },
  email: { kind: 'email', max: 254, autoComplete: 'email' },
  phone: { kind: 'phone', max: 40, autoComplete: 'tel' },
  subject: { kind: 'line', max: 200 },
  message: { kind: 'text', max: 5000, rows: 7 },
  software: { kind: 'choice', options: ['ERP', 'HRM', 'POS', 'Accounting'] },
  consent: { kind: 'tick' },
  offer: { kind: 'address', max: 1500 },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;

/** The names of the fields that are ticked, not written. */
export type TickName = {
  [Name in FieldName]: (typeof fields)[Name]['kind'] extends 'tick' ? Name : never;
}[FieldName];

/**
 * Where a form keeps the address that its visitor was asked about, empty before that: who sends it again is
 * taken at their word. A form without it cannot ask, and its addresses are taken as they are.
 */
export const askedEmail = 'asked_email';

/** The values of a form; a ticked box is 'yes'. */
export type FieldValues = Partial<Record<FieldName, string>>;

/** The checked values; a field that the form doesn't have is empty. */
export type CheckedFields = { [Name in FieldName]: Name extends TickName ? boolean : string };

// Marked as pure, so that the browser gets no call whose result it doesn't use; forms.ts likewise.
export const allFieldNames = /* @__PURE__ */ Object.keys(fields) as readonly FieldName[];

export const isTick = (name: FieldName): name is TickName => fields[name].kind === 'tick';
