import type { Guide } from '@nokshi/contract/guide.ts';
import { Field } from '@nokshi/ui/Field.tsx';
import { usualAnswers } from './answering.ts';
import type { GuideState } from './useGuide.ts';

/** An answer in one line, which may be filled in already by what was answered before. */
export function LineAnswer({
  name,
  inputMode,
  fields,
  state: { typed, change, faultAt },
}: {
  name: 'url' | 'email' | 'whatsapp' | 'referencePrefix';
  inputMode: 'url' | 'email' | 'tel' | 'text';
  fields: Guide['fields'];
  state: GuideState;
}) {
  const value = { ...usualAnswers(typed), ...typed }[name] ?? '';
  return (
    <Field
      as="input"
      inputMode={inputMode}
      autoComplete="off"
      label={fields[name]?.label ?? name}
      hint={fields[name]?.help ?? ''}
      required
      error={faultAt([name])}
      value={value}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
}
