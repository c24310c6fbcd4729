import type { FieldName } from './fields.ts';

/** How a form shows a field. */
type Placement = {
  required?: true;
  /** Takes the whole row where the form has two columns. */
  wide?: true;
};

type Form = {
  /** The page it stands on, in the default language. */
  page: string;
  /** What agents in the visitor's browser call it (WebMCP). */
  tool: string;
  /** Whether the lines of help under the labels are left out. */
  withoutHints?: true;
  /** Fields of which one is enough to answer; together they are required. */
  reachable: readonly FieldName[];
  /** In the order in which they are shown. */
  fields: Partial<Record<FieldName, Placement>>;
};

/** The forms of the site. docs/changing.md says what a new field takes. */
export const forms = {
  contact: {
    page: '/contact',
    tool: 'prepare-enquiry',
    reachable: [],
    fields: {
      name: { required: true, wide: true },
      email: { required: true },
      phone: {},
      subject: { wide: true },
      message: { required: true, wide: true },
    },
  },
  demo: {
    page: '/book-a-demo',
    tool: 'prepare-demo-request',
    withoutHints: true,
    reachable: ['phone', 'email'],
    fields: {
      company: {},
      name: {},
      phone: {},
      email: {},
      software: { wide: true },
      consent: { wide: true },
    },
  },
  offer: {
    page: '/price',
    tool: 'prepare-offer',
    withoutHints: true,
    reachable: ['phone', 'email'],
    fields: {
      name: { required: true, wide: true },
      phone: {},
      email: {},
      message: { wide: true },
      offer: { required: true },
    },
  },
} as const satisfies Record<string, Form>;

export type FormId = keyof typeof forms;

export const formIds = /* @__PURE__ */ Object.keys(forms) as readonly FormId[];

/** The form as data, for code that treats all forms alike. */
export const formOf = (kind: FormId): Form => forms[kind];

/** The fields of a form in the order in which they are shown. */
export const fieldNames = (kind: FormId): readonly FieldName[] =>
  Object.keys(forms[kind].fields) as FieldName[];

/** Where a visitor without script comes to after sending, in the default language. */
export const thankYouPath = '/thank-you';

/** Where a form is posted to, below the address of the enquiry server's /api. */
export const postPath = (kind: FormId): string => `/${kind}`;
