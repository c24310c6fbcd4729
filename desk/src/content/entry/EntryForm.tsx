import type { Entry } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Members } from '../fields/Members.tsx';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { membersOf } from '../values/field-label.ts';
import { readPath } from '../values/paths.ts';
import { type Aim, AimContext, focusField } from './aim.ts';
import { Clashes } from './Clashes.tsx';
import { EntryFoot } from './EntryFoot.tsx';
import { EntryHead } from './EntryHead.tsx';
import styles from './EntryRoom.module.css';
import { EditingContext } from './editing.ts';
import type { EntrySaver } from './entry-saver.ts';
import { NewerValues } from './NewerValues.tsx';
import { Todo } from './Todo.tsx';

const wholeEntry: FieldPath = [];

/** An entry that was read, with all that can be done with it. */
export function EntryForm({
  entry,
  saver,
  readAgain,
}: {
  entry: Entry;
  saver: EntrySaver;
  readAgain: () => Promise<void>;
}) {
  const fields = useRef<HTMLDivElement>(null);
  const aiming = useAim(fields);
  const { form } = entry;
  const members = useMemo(() => membersOf(form, undefined), [form]);
  return (
    <EditingContext value={saver}>
      <AimContext value={aiming}>
        <section className={styles.room}>
          <EntryHead entry={entry} />
          <PreviewPane entry={entry} />
          <NewerValues entry={entry} />
          <Clashes form={form} />
          <Todo form={form} />
          <div className={styles.fields} ref={fields}>
            <Members members={members} path={wholeEntry} />
          </div>
          <EntryFoot entry={entry} readAgain={readAgain} />
        </section>
      </AimContext>
    </EditingContext>
  );
}

/** Leads to the field that the address names (?field=plans/0/rent), and to those that are asked for later. */
function useAim(fields: React.RefObject<HTMLElement | null>) {
  const [search] = useSearchParams();
  const asked = search.get('field') ?? '';
  const [aim, setAim] = useState<Aim>();
  const show = useCallback((path: FieldPath) => setAim({ path }), []);
  useEffect(() => {
    if (asked !== '') show(readPath(asked));
  }, [asked, show]);
  useEffect(() => {
    if (aim && fields.current) focusField(fields.current, aim.path);
  }, [aim, fields]);
  return useMemo(() => ({ aim, show }), [aim, show]);
}
