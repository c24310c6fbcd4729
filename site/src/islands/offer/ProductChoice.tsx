import { groupNames } from '@nokshi/prices/choices.ts';
import type { Plan } from '@nokshi/prices/plans.ts';
import type { OfferWords } from '@nokshi/prices/tell-offer.ts';
import { Field } from '@nokshi/ui/Field.tsx';
import type { ChangeEventHandler } from 'react';
import { productFieldId } from './useOffer.ts';

/** The choice of what the offer is for, under the headings of the trades. */
export function ProductChoice({
  plans,
  words,
  value,
  onChange,
}: {
  plans: readonly Plan[];
  words: OfferWords;
  /** The key of what is chosen; empty for nothing. */
  value: string;
  onChange: ChangeEventHandler<HTMLSelectElement>;
}) {
  return (
    <Field
      as="select"
      id={productFieldId}
      name="product"
      label={words.product}
      value={value}
      onChange={onChange}
    >
      <option value="">{words.noProduct}</option>
      {groupNames.map((group) => (
        <optgroup key={group} label={words.groups[group]}>
          {plans
            .filter((plan) => plan.group === group)
            .map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
        </optgroup>
      ))}
    </Field>
  );
}
