import type { Entry } from '@nokshi/server/desk/contract/content.ts';
import useSWR from 'swr';
import { FormFields } from '../fields/FormFields.tsx';
import { useEditorWords } from '../words/words.ts';
import { EditingContext } from './editing.ts';
import { useSaving } from './useSaving.ts';

/** An entry in its form. @param props.id such as products/POS */
export function EntryRoom({ id }: { id: string }) {
  const { language } = useEditorWords();
  const { data } = useSWR<Entry>(`/content/${id}?language=${language}`, {
    revalidateOnFocus: false,
  });
  if (!data) return <section aria-busy="true" />;
  return <EntryForm entry={data} />;
}

function EntryForm({ entry }: { entry: Entry }) {
  const { said } = useEditorWords();
  const { editing, state } = useSaving(entry);
  return (
    <EditingContext value={editing}>
      <section>
        <h1>{entry.title}</h1>
        <p role="status">{said.entry[state]}</p>
        <FormFields field={entry.form} path={[]} label={entry.title} help="" isOptional={false} />
      </section>
    </EditingContext>
  );
}
