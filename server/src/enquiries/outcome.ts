import type { FormId } from '@nokshi/forms/forms.ts';

/** The outcome of a posted form; a number is the status that it was refused with. */
export type EnquiryOutcome = 'kept' | 'set_aside' | 'repeated' | number;

/** Is told of each form that was posted. */
export type CountEnquiry = (kind: FormId, outcome: EnquiryOutcome) => void;
