import type { FormField } from '@nokshi/contract/form.ts';
import { memo } from 'react';
import { ChoiceField } from './ChoiceField.tsx';
import { FlagField } from './FlagField.tsx';
import type { FieldProps } from './field-props.ts';
import { GroupField } from './GroupField.tsx';
import { LineField } from './LineField.tsx';
import { ListField } from './ListField.tsx';
import { NumberField } from './NumberField.tsx';
import { PickField } from './picking/PickField.tsx';
import { PictureField } from './picture/PictureField.tsx';
import { TextField } from './TextField.tsx';
import { VariantsField } from './VariantsField.tsx';
import { WordsField } from './WordsField.tsx';

/** The field of a form for a value, whatever it is. */
export const FormFields = memo(function FormFields({
  field,
  ...place
}: FieldProps<FormField['kind']>) {
  switch (field.kind) {
    case 'group':
      return <GroupField field={field} {...place} />;
    case 'words':
      return <WordsField field={field} {...place} />;
    case 'text':
      return <TextField field={field} {...place} />;
    case 'number':
      return <NumberField field={field} {...place} />;
    case 'flag':
      return <FlagField field={field} {...place} />;
    case 'choice':
      if (field.pictures === 'emblem') return <PickField of="emblems" {...place} />;
      return <ChoiceField field={field} {...place} />;
    case 'day':
    case 'time':
    case 'link':
      return <LineField field={field} {...place} />;
    case 'list':
      return <ListField field={field} {...place} />;
    case 'variants':
      return <VariantsField field={field} {...place} />;
    case 'picture':
      return <PictureField field={field} {...place} />;
    case 'icon':
      return <PickField of="icons" {...place} />;
    case 'route':
      return <PickField of="pages" {...place} />;
    case 'entry':
      return <PickField of={field.collection} {...place} />;
  }
});
