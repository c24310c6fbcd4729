import type { FieldPath, FormField } from '@nokshi/contract/form.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useState } from 'react';
import { Choices } from '../../ui/Choices.tsx';
import { writtenPath } from '../values/paths.ts';
import type { Clash } from '../values/stale.ts';
import { useEditorWords } from '../words/words.ts';
import { useSaved, useSaver } from './editing.ts';
import { clashesId } from './SavedState.tsx';
import { clashesOf } from './saving.ts';
import styles from './TwoVersions.module.css';
import { TwoVersions } from './TwoVersions.tsx';
import { useLabels } from './useLabels.ts';

/** Both versions of what was changed here and elsewhere, field by field, to be decided. */
export function Clashes({ form }: { form: FormField }) {
  const stale = useSaved((state) => state.stale);
  // Mine grows while one types on.
  const values = useSaved((state) => (state.stale ? state.values : undefined));
  const saver = useSaver();
  if (!stale || values === undefined) return null;
  const clashes = clashesOf(saver.state);
  return <Decision form={form} clashes={clashes} by={stale.changed?.by ?? ''} />;
}

function Decision({
  form,
  clashes,
  by,
}: {
  form: FormField;
  clashes: readonly Clash[];
  by: string;
}) {
  const { words, filled } = useEditorWords();
  const saver = useSaver();
  const labelOf = useLabels(form);
  const [mine, setMine] = useState<Readonly<Record<string, boolean>>>({});
  const isDecided = clashes.every(({ path }) => writtenPath(path) in mine);
  const paths = (chosen: (path: FieldPath) => boolean) =>
    clashes.map(({ path }) => path).filter(chosen);
  return (
    <section
      className={styles.both}
      id={clashesId}
      tabIndex={-1}
      aria-labelledby={`${clashesId}-title`}
    >
      <div role="alert">
        <h2 id={`${clashesId}-title`}>{words.entry.clashTitle}</h2>
      </div>
      <p>{filled(words.entry.clashText, { name: by })}</p>
      {clashes.map(({ path, ...versions }) => {
        const key = writtenPath(path);
        return (
          <TwoVersions
            key={key}
            label={labelOf(path)}
            mine={versions.mine}
            other={versions.theirs}
            labels={{
              ...{ mine: words.entry.mine, other: words.entry.theirs },
              ...{ takeMine: words.entry.takeMine, takeOther: words.entry.takeTheirs },
            }}
            chosen={mine[key]}
            choose={(isMine) => setMine((now) => ({ ...now, [key]: isMine }))}
          />
        );
      })}
      <Choices>
        {isDecided && (
          <Button onClick={() => saver.decide(paths((path) => mine[writtenPath(path)] === true))}>
            {words.entry.decide}
          </Button>
        )}
        <Button variant="quiet" onClick={() => saver.decide(paths(() => true))}>
          {words.entry.allMine}
        </Button>
        <Button variant="quiet" onClick={() => saver.decide([])}>
          {words.entry.allTheirs}
        </Button>
      </Choices>
    </section>
  );
}
