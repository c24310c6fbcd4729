import type { FormKind } from '@nokshi/forms/forms.ts';

/** What became of a form that was posted; a number is the status that it was refused with. */
export type EnquiryOutcome = 'kept' | 'set_aside' | 'repeated' | number;

/** Is told of each form that was posted. */
export type CountEnquiry = (kind: FormKind, outcome: EnquiryOutcome) => void;
