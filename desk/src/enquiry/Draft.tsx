import type { Enquiry } from '@nokshi/contract/enquiries.ts';
import type { Replies } from '@nokshi/contract/replies.ts';
import { knownLanguages, languages } from '@nokshi/forms/languages.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import { useState } from 'react';
import useSWR from 'swr';
import { RepliesDialog } from '../replies/RepliesDialog.tsx';
import { Folded } from '../ui/Folded.tsx';
import { useWords } from '../words/words.ts';
import styles from './Draft.module.css';

/** How an answer begins, in the visitor's language. */
export function useDraft(enquiry: Enquiry) {
  const { wordsIn, filled } = useWords();
  const name = enquiry.name || enquiry.company;
  const greeting = filled(wordsIn(enquiry.language).mailGreeting, { name });
  return useState(`${greeting}\n\n`);
}

/** Where an answer is written before a program takes it along, perhaps from a saved reply. */
export function Draft({
  enquiry,
  draft,
  setDraft,
}: {
  enquiry: Enquiry;
  draft: string;
  setDraft: (draft: string) => void;
}) {
  const { words, filled } = useWords();
  const { data } = useSWR<Replies>('/replies');
  const [isManaging, setManaging] = useState(false);
  // A generated text is replaced; a typed one is kept.
  const [untouched, setUntouched] = useState(draft);
  const replies = data?.replies ?? [];
  const order = [enquiry.language, ...knownLanguages.filter((code) => code !== enquiry.language)];
  const choose = (chosen: string) => {
    const reply = replies.find((one) => one.id === chosen);
    if (!reply) return;
    const values = { name: enquiry.name || enquiry.company, reference: enquiry.reference };
    // Names as they were typed; numbers there are none.
    const text = filled(reply.text, values);
    const next = draft === untouched ? text : `${draft.trimEnd()}\n\n${text}`;
    setDraft(next);
    setUntouched(next);
  };
  return (
    <Folded title={words.enquiry.draft}>
      <div className={styles.sheet}>
        {replies.length > 0 && (
          <Field
            as="select"
            label={words.enquiry.savedReply}
            defaultValue=""
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{words.enquiry.noReply}</option>
            {order.map((code) => (
              <optgroup key={code} label={languages[code].name}>
                {replies
                  .filter((one) => one.language === code)
                  .map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Field>
        )}
        <Field
          as="textarea"
          label={words.enquiry.draftText}
          rows={6}
          maxLength={10_000}
          lang={enquiry.language}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        <Button variant="quiet" onClick={() => setManaging(true)}>
          {words.enquiry.manage}
        </Button>
      </div>
      <RepliesDialog isOpen={isManaging} onClose={() => setManaging(false)} replies={replies} />
    </Folded>
  );
}
