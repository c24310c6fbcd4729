import type { ComponentProps } from 'react';

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
        send(new FormData(event.currentTarget), event.currentTarget);
      }}
    />
  );
}
