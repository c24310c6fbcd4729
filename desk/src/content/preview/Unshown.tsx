import type { FieldPath, FormField } from '@nokshi/contract/form.ts';
import { useContext } from 'react';
import { Link } from 'wouter';
import { AimContext } from '../entry/aim.ts';
import { useLabels } from '../entry/useLabels.ts';
import { writtenPath } from '../values/paths.ts';
import { useEditorWords } from '../words/words.ts';
import { eachOnce } from './changed-texts.ts';
import styles from './Preview.module.css';

/** The changed fields that the page beside the form does not show, each leading to it. */
export function Unshown({ form, paths }: { form: FormField; paths: readonly FieldPath[] }) {
  const { words, filled } = useEditorWords();
  const { show } = useContext(AimContext);
  const labelOf = useLabels(form);
  const fields = eachOnce(paths);
  return (
    <div className={styles.left}>
      <p role="status">
        {fields.length > 0 && (
          <>
            {filled(words.preview.shownInDraft, { count: fields.length })}{' '}
            <Link href="/release">{words.release.draft}</Link>
          </>
        )}
      </p>
      {fields.length > 0 && (
        <ul>
          {fields.map((path) => (
            <li key={writtenPath(path)}>
              <a
                href={`?field=${writtenPath(path)}`}
                onClick={(event) => {
                  event.preventDefault();
                  show(path);
                }}
              >
                {labelOf(path)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
