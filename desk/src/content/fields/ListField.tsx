import { emptyValue } from '@nokshi/contract/empty-value.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useContext, useId, useRef, useState } from 'react';
import { AimContext } from '../entry/aim.ts';
import { useChanging, useFault, useSaved, useValue } from '../entry/editing.ts';
import { Sortable } from '../sorting/Sortable.tsx';
import { keyItems, noItems } from '../values/item-keys.ts';
import { type Json, valueAt } from '../values/json.ts';
import { writtenPath } from '../values/paths.ts';
import { useEditorWords } from '../words/words.ts';
import { Fault, Help } from './FieldWrapper.tsx';
import type { FieldProps } from './field-props.ts';
import group from './GroupField.module.css';
import { ListItem } from './ListItem.tsx';

const nothing: readonly Json[] = [];
const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? value : nothing;

/** Items in an order, to be added, taken away and moved by dragging or by keys. */
export function ListField({ field, path, label, help }: FieldProps<'list'>) {
  const id = useId();
  const { words, filled } = useEditorWords();
  const { change, set } = useChanging();
  const { show } = useContext(AimContext);
  const fault = useFault(path);
  const value = useValue(path);
  const items = listOf(value);
  const keys = useItemKeys(items, path);
  // Pictures lie where items stand: they are fetched anew when the server has moved them.
  const savedKeys = useItemKeys(
    useSaved(({ saved }) => listOf(valueAt(saved, path))),
    path,
  );
  const [told, setTold] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  const nameOf = (index: number) => filled(words.fields.item, { label, number: index + 1 });

  const move = (from: number, to: number) => change([{ path: [...path, from], moveTo: to }]);
  const add = () => {
    const empty = emptyValue(field.item);
    if (value === undefined) set(path, [empty]);
    else change([{ path: [...path, items.length], insert: empty }]);
    show([...path, items.length]);
  };
  const remove = (index: number) => {
    change([{ path: [...path, index], remove: true }]);
    setTold(filled(words.fields.removed, { item: nameOf(index) }));
    list.current?.querySelector('legend')?.focus();
  };
  const { least, most } = field;
  const canRemove = items.length > least;
  const bounds = boundsSaid(least, most, words.fields);
  return (
    <fieldset
      ref={list}
      className={group.group}
      data-depth={Math.min(path.length, 3)}
      data-path={writtenPath(path)}
      aria-describedby={`${id}-help ${id}-fault`}
    >
      <legend tabIndex={-1}>{label}</legend>
      <Help
        id={`${id}-help`}
        text={[help, filled(bounds, { least, most: most ?? 0 })].filter(Boolean).join(' ')}
      />
      <Fault id={`${id}-fault`} text={fault} />
      <Sortable
        items={keys.map((key, index) => ({ id: String(key), name: nameOf(index) }))}
        move={move}
      >
        {(index) => (
          <ListItem
            {...{ index, list: path, field: field.item }}
            name={nameOf(index)}
            pictured={savedKeys.join()}
            remove={canRemove ? () => remove(index) : undefined}
          />
        )}
      </Sortable>
      {(most === null || items.length < most) && (
        <div>
          <Button variant="quiet" onClick={add}>
            {field.addLabel || words.fields.addOne}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </fieldset>
  );
}

function useItemKeys(items: readonly Json[], path: FieldProps<'list'>['path']): readonly number[] {
  const [before, setBefore] = useState(() => keyItems(noItems, items, path));
  const now = keyItems(before, items, path);
  if (now !== before) setBefore(now);
  return now.keys;
}

/** The hint on how many items a list takes. */
function boundsSaid(
  least: number,
  most: number | null,
  {
    exactly,
    between,
    atLeast,
    atMost,
  }: Record<'exactly' | 'between' | 'atLeast' | 'atMost', string>,
): string {
  if (most === null) return least > 0 ? atLeast : '';
  if (least === most) return exactly;
  return least > 0 ? between : atMost;
}
