import type { FieldPath, FormField } from '@nokshi/contract/form.ts';
import { useContext } from 'react';
import { Folded } from '../../ui/Folded.tsx';
import { writtenPath } from '../values/paths.ts';
import { useFaultWords } from '../words/useFaultWords.ts';
import { useEditorWords } from '../words/words.ts';
import { AimContext } from './aim.ts';
import { useSaved } from './editing.ts';
import styles from './Todo.module.css';
import { useLabels } from './useLabels.ts';

/** The faults of an entry and, folded, its missing and example values, each linked to its field. */
export function Todo({ form }: { form: FormField }) {
  const { words, filled } = useEditorWords();
  const { show } = useContext(AimContext);
  const labelOf = useLabels(form);
  const inWords = useFaultWords();
  const faults = useSaved((state) => state.faults);
  const samples = useSaved((state) => state.samples);
  const missing = useSaved((state) => state.missing);
  const warnings = useSaved((state) => state.warnings);
  const older = warnings.filter(({ code }) => code === 'older');
  const line = (path: FieldPath, message = '') => (
    <li key={`${writtenPath(path)} ${message}`}>
      <a
        href={`?field=${writtenPath(path)}`}
        onClick={(event) => {
          event.preventDefault();
          show(path);
        }}
      >
        {labelOf(path)}
      </a>
      {message !== '' && <p>{message}</p>}
    </li>
  );
  return (
    <div className={styles.todo}>
      {faults.length > 0 && (
        <section className={styles.faults}>
          <h2>{filled(words.entry.faults, { count: faults.length })}</h2>
          <ul>{faults.map((fault) => line(fault.path, inWords(fault)))}</ul>
        </section>
      )}
      {missing.length > 0 && (
        <Folded title={filled(words.entry.untranslated, { count: missing.length })}>
          <ul>{missing.map((path) => line(path))}</ul>
        </Folded>
      )}
      {older.length > 0 && (
        <Folded title={filled(words.entry.older, { count: older.length })}>
          <ul>{older.map(({ path }) => line(path))}</ul>
        </Folded>
      )}
      {samples.length > 0 && (
        <Folded title={filled(words.entry.samples, { count: samples.length })}>
          <ul>{samples.map((path) => line([...path, 'sample']))}</ul>
        </Folded>
      )}
    </div>
  );
}
