import { useEffect, useRef } from 'react';

/** A day. What is half typed is none, and stays, so the field holds its own value. */
export function Day({
  id,
  value,
  choose,
}: {
  id: string;
  value: string;
  choose: (value: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <input
      ref={input}
      id={id}
      type="date"
      min="2000-01-01"
      max="2999-12-31"
      defaultValue={value}
      onChange={({ target }) => {
        if (target.validity.valid) choose(target.value);
      }}
    />
  );
}
