import type { FormField } from '@nokshi/contract/form.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useReason } from '../words/useReason.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './EntryHead.module.css';
import { useSaved, useSaver } from './editing.ts';
import { useLabels } from './useLabels.ts';

/** Why a change was not taken. */
export function Refusal({ form }: { form: FormField }) {
  const { words, filled } = useEditorWords();
  const saver = useSaver();
  const refusal = useSaved((state) => state.refusal);
  const labelOf = useLabels(form);
  const reasonOf = useReason();
  if (!refusal) return null;
  const { path, failure } = refusal;
  const message = reasonOf(failure, words.entry.failed);
  return (
    <div className={styles.refusal} role="alert">
      <p>{filled(words.entry.refused, { field: labelOf(path), message })}</p>
      <Button variant="quiet" onClick={() => saver.hear()}>
        {words.entry.understood}
      </Button>
    </div>
  );
}
