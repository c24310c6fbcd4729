import type { Change, Entry } from '@nokshi/contract/content.ts';
import { useState } from 'react';
import { writtenPath } from '../values/paths.ts';
import { useEditorWords } from '../words/words.ts';
import { useChanging } from './editing.ts';
import styles from './TwoVersions.module.css';
import { TwoVersions } from './TwoVersions.tsx';

type Conflict = Entry['conflicts'][number];

/** What a newer release changed as well: which one is to stand, field by field. */
export function NewerValues({ entry }: { entry: Entry }) {
  const { said } = useEditorWords();
  const { change } = useChanging();
  const [decided, setDecided] = useState<readonly string[]>([]);
  const open = entry.conflicts.filter(({ path }) => !decided.includes(writtenPath(path)));
  if (open.length === 0) return null;
  return (
    <section className={styles.both}>
      <h2>{said.entry.newerTitle}</h2>
      <p>{said.entry.newerText}</p>
      {open.map((conflict) => (
        <TwoVersions
          key={writtenPath(conflict.path)}
          label={conflict.label}
          mine={conflict.mine}
          other={conflict.newer}
          words={{
            ...{ mine: said.entry.mine, other: said.entry.newer },
            ...{ takeMine: said.entry.takeMine, takeOther: said.entry.takeNewer },
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
