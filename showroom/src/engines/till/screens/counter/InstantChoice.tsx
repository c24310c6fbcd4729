import { useId } from 'react';
import { Stack } from '../../../../ui/layout.tsx';

/** A choice that takes effect at once, and stays as it was when that is refused. @param none names no choice */
export function InstantChoice({
  label,
  value,
  none,
  options,
  choose,
}: {
  label: string;
  value: string | null;
  none: string;
  options: readonly (readonly [value: string, label: string])[];
  choose: (value: string | null) => void;
}) {
  const id = useId();
  return (
    <Stack gap={1}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={(event) => choose(event.target.value || null)}>
        {[['', none] as const, ...options].map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </Stack>
  );
}
