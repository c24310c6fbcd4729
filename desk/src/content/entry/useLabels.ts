import type { FieldPath, FormField } from '@nokshi/contract/form.ts';
import { numberIn } from '@nokshi/forms/fill.ts';
import { labelsAlong } from '../values/field-label.ts';
import { useEditorWords } from '../words/words.ts';
import { useSaver } from './editing.ts';

/** Names fields of the open entry by what they stand in: Features › 2 › Icon. */
export function useLabels(form: FormField): (path: FieldPath) => string {
  const { words, language } = useEditorWords();
  const saver = useSaver();
  return (path) =>
    labelsAlong(form, saver.state.values, path, (position) => numberIn(language, position)).join(
      ' › ',
    ) || words.entry.whole;
}
