import { asSeen } from '@nokshi/forms/invisible-signs.ts';
import type { ComponentProps } from 'react';

/** What was typed in a form, by the names of its fields, each text as it is seen. */
export function typedIn(form: HTMLFormElement): FormData {
  const typed = new FormData();
  for (const [name, value] of new FormData(form)) {
    typed.append(name, typeof value === 'string' ? asSeen(value) : value);
  }
  return typed;
}

/**
 * A form of a demo, which stays on its page.
 * @param send takes what was typed, by the names of the fields
 */
export function Entry({
  send,
  ...form
}: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  send: (typed: FormData, form: HTMLFormElement) => void;
}) {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(typedIn(event.currentTarget), event.currentTarget);
      }}
    />
  );
}
