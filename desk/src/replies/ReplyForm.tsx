import type { Reply } from '@nokshi/contract/replies.ts';
import { placeholdersIn } from '@nokshi/forms/fill.ts';
import { knownLanguages, languages } from '@nokshi/forms/languages.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import { type FormEvent, useState } from 'react';
import { ask, Refused } from '../api/ask.ts';
import { Choices } from '../ui/Choices.tsx';
import { useWords } from '../words/words.ts';

/** The placeholders that can be inserted. */
const placeholders = ['name', 'reference'];

const [first, second] = placeholders.map((one) => `{${one}}`) as [string, string];

/** Writes a reply, or changes one; what was typed stays when it is refused. */
export function ReplyForm({
  reply,
  onDone,
  onSaved,
}: {
  /** Undefined for a new one. */
  reply: Reply | undefined;
  onDone: () => void;
  onSaved: () => Promise<unknown>;
}) {
  const { words, filled, language } = useWords();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  const faultOf = (name: string, text: string): string => {
    if (name.trim() === '' || text.trim() === '') return words.replies.missing;
    const unknown = placeholdersIn(text).find((one) => !placeholders.includes(one));
    return unknown === undefined
      ? ''
      : filled(words.replies.unknownPlaceholder, { placeholder: `{${unknown}}`, first, second });
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const written = Object.fromEntries(new FormData(event.currentTarget));
    const wrong = faultOf(String(written['name']), String(written['text']));
    setFault(wrong);
    if (wrong !== '') return;
    setBusy(true);
    try {
      await (reply
        ? ask(`/replies/${reply.id}`, 'PUT', written)
        : ask('/replies', 'POST', written));
      await onSaved();
      onDone();
    } catch (failure) {
      const why = failure instanceof Refused ? failure.message : '';
      setFault(why ? filled(words.replies.refused, { why }) : words.failed);
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={save}>
      <Field
        as="input"
        label={words.replies.name}
        name="name"
        type="text"
        autoComplete="off"
        maxLength={80}
        defaultValue={reply?.name}
      />
      <Field
        as="select"
        label={words.replies.language}
        name="language"
        defaultValue={reply?.language ?? language}
      >
        {knownLanguages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languages[code].name}
          </option>
        ))}
      </Field>
      <Field
        as="textarea"
        label={words.replies.text}
        hint={filled(words.replies.placeholders, { first, second })}
        name="text"
        rows={8}
        maxLength={5000}
        defaultValue={reply?.text}
        isErrorRead
        error={fault}
      />
      <Choices>
        <Button type="submit" isBusy={isBusy}>
          {words.replies.save}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.enquiry.cancel}
        </Button>
      </Choices>
    </form>
  );
}
