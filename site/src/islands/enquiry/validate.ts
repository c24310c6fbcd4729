import { errorsIn } from '@nokshi/forms/check.ts';
import type { FieldValues } from '@nokshi/forms/fields.ts';
import { type ErrorSentences, sentencesFor } from '@nokshi/forms/form-words.ts';
import type { FormId } from '@nokshi/forms/forms.ts';
import type { FormView } from '../../content/forms.ts';

/**
 * A sentence for each field that must be mended before the form can be sent.
 * @param asked the address that the visitor was asked about; empty for none
 */
export function validate(
  kind: FormId,
  values: FieldValues,
  asked: string,
  view: FormView,
): ErrorSentences {
  return sentencesFor(
    errorsIn(kind, values, asked),
    new Map(Object.entries(values)),
    view.words,
    view.language,
  );
}
