import type { ReactNode } from 'react';
import type { DemoText } from '../../../demo/words.ts';
import { Places } from '../../../ui/Places.tsx';
import { useSchool } from '../engine.ts';

type Part = { readonly id: string; readonly name: DemoText; readonly view: ReactNode };

/**
 * The parts of the office, or of a student's own page, one at a time: the first one unless another is asked
 * for.
 * @param way the first part of their hash; the second one is the id of a part
 * @param parts what is false is left out
 */
export function Parts({
  way,
  name,
  parts,
}: {
  way: 'office' | 'own';
  name: string;
  parts: readonly (Part | false)[];
}) {
  const { screen, t } = useSchool();
  const open = parts.filter((part) => part !== false);
  const shown = open.find(({ id }) => id === screen[1]) ?? open[0];
  return (
    <>
      <Places
        name={name}
        screen={way}
        places={open.map((part) => [part.id, t(part.name)])}
        open={shown?.id ?? ''}
      />
      {shown?.view}
    </>
  );
}
