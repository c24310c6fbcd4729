import type { Change, Entry } from '@nokshi/contract/content.ts';
import { useState } from 'react';
import { writtenPath } from '../values/paths.ts';
import { useEditorWords } from '../words/words.ts';
import { useChanging } from './editing.ts';
import styles from './TwoVersions.module.css';
import { TwoVersions } from './TwoVersions.tsx';

type Conflict = Entry['conflicts'][number];

/** The conflicts with a newer release, to be decided field by field. */
export function NewerValues({ entry }: { entry: Entry }) {
  const { words } = useEditorWords();
  const { change } = useChanging();
  const [decided, setDecided] = useState<readonly string[]>([]);
  const open = entry.conflicts.filter(({ path }) => !decided.includes(writtenPath(path)));
  if (open.length === 0) return null;
  return (
    <section className={styles.both}>
      <h2>{words.entry.newerTitle}</h2>
      <p>{words.entry.newerText}</p>
      {open.map((conflict) => (
        <TwoVersions
          key={writtenPath(conflict.path)}
          label={conflict.label}
          mine={conflict.mine}
          other={conflict.newer}
          labels={{
            ...{ mine: words.entry.mine, other: words.entry.newer },
            ...{ takeMine: words.entry.takeMine, takeOther: words.entry.takeNewer },
          }}
          chosen={undefined}
          choose={(isMine) => {
            change(decision(conflict, isMine));
            setDecided((now) => [...now, writtenPath(conflict.path)]);
          }}
        />
      ))}
    </section>
  );
}

/** Setting either of them settles it. What isn't there can't be set: it is put in and taken away. */
function decision({ path, mine, newer }: Conflict, isMine: boolean): Change[] {
  const chosen = isMine ? mine : newer;
  if (chosen !== null) return [{ path, value: chosen }];
  return [
    { path, value: isMine ? newer : mine },
    { path, remove: true },
  ];
}
