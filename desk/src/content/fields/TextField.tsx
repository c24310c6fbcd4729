import { useChanging, useFault, useValue } from '../entry/editing.ts';
import { CharactersLeft } from './CharactersLeft.tsx';
import { FieldWrapper } from './FieldWrapper.tsx';
import type { FieldProps } from './field-props.ts';
import { GrowingText } from './GrowingText.tsx';

/** Text that is the same in every language. */
export function TextField({ field, path, label, help, isOptional }: FieldProps<'text'>) {
  const value = useValue(path);
  const fault = useFault(path, true);
  const { set, remove } = useChanging();
  const text = typeof value === 'string' ? value : '';
  return (
    <FieldWrapper {...{ path, label, help, isOptional, fault }}>
      {(described) => (
        <>
          <GrowingText
            {...described}
            isLong={field.isLong}
            value={text}
            change={(next) => (next === '' && isOptional ? remove(path) : set(path, next))}
          />
          <CharactersLeft
            id={`${described.id}-letters`}
            text={text}
            most={field.most}
            isFaulty={fault !== ''}
          />
        </>
      )}
    </FieldWrapper>
  );
}
