import { emptyGroup } from '@nokshi/contract/empty-value.ts';
import { Select } from '@nokshi/ui/Select.tsx';
import { useChanging, useFault, useValue } from '../entry/editing.ts';
import { membersOf } from '../values/field-label.ts';
import { type Group, isGroup } from '../values/json.ts';
import styles from './Control.module.css';
import { FieldWrapper } from './FieldWrapper.tsx';
import type { FieldProps } from './field-props.ts';
import { Members } from './Members.tsx';

/** A field with variants: the choice of one, and its fields. */
export function VariantsField({ field, path, label, help, isOptional }: FieldProps<'variants'>) {
  const value = useValue(path);
  const fault = useFault([...path, field.tell]);
  const own = useFault(path);
  const { set } = useChanging();
  const group: Group = isGroup(value) ? value : {};
  const told = group[field.tell];
  const choose = (next: string) => {
    const variant = field.variants.find((one) => one.value === next);
    if (!variant) return;
    const empty = emptyGroup(variant.members);
    // Values that both variants have are kept.
    const kept = Object.entries(group).filter(([key]) => Object.hasOwn(empty, key));
    set(path, { ...empty, ...Object.fromEntries(kept), [field.tell]: next });
  };
  return (
    <>
      <FieldWrapper
        path={[...path, field.tell]}
        {...{ label, help, isOptional }}
        fault={[own, fault].filter(Boolean).join(' ')}
      >
        {({ id }) => (
          <div className={styles.choice}>
            <Select id={id} value={typeof told === 'string' ? told : ''} choose={choose}>
              {field.variants.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.label}
                </option>
              ))}
            </Select>
          </div>
        )}
      </FieldWrapper>
      <Members members={membersOf(field, value)} path={path} />
    </>
  );
}
