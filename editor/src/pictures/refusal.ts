import type { PictureRefusal } from '@nokshi/contract/editor-words/refusals.ts';
import type { Values } from '@nokshi/forms/fill.ts';

/** Why a picture was not taken, and what fills the {placeholders} of the sentence in content/desk. */
export type Refusal = { refusal: PictureRefusal; values: Values };

export const refuse = (refusal: PictureRefusal, values: Values = {}): Refusal => ({
  refusal,
  values,
});
