import type { ContentList, EntryLine } from '@nokshi/contract/content.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { ask, Refused } from '../../api/ask.ts';
import { Choices } from '../../ui/Choices.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import { useReason } from '../words/useReason.ts';
import { useEditorWords } from '../words/words.ts';
import { asAddress, isOtherScript } from './as-address.ts';

type Kind = ContentList['kinds'][number];

/** Makes an entry: empty, or as a copy of another one. */
export function NewEntry({ kind, entries }: { kind: Kind; entries: readonly EntryLine[] }) {
  const { words } = useEditorWords();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {words.list.add}
      </Button>
      <Dialog title={`${words.list.addTitle}: ${kind.label}`} isOpen={isOpen} onClose={close}>
        {() => <NewEntryForm kind={kind} entries={entries} close={close} />}
      </Dialog>
    </>
  );
}

function NewEntryForm({
  kind,
  entries,
  close,
}: {
  kind: Kind;
  entries: readonly EntryLine[];
  close: () => void;
}) {
  const { words, language } = useEditorWords();
  const { words: deskWords } = useWords();
  const reasonOf = useReason();
  const [, navigate] = useLocation();
  const [title, setTitle] = useState('');
  const [error, setError] = useState('');
  /** Whether the name can't be an address, or is that of another one. */
  const [isAsked, setIsAsked] = useState(false);
  const asksForAddress = isAsked || isOtherScript(title);
  const [isBusy, setIsBusy] = useState(false);
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const name = asAddress(asksForAddress ? String(given.get('name')) : title);
    const like = String(given.get('like'));
    setIsBusy(true);
    try {
      const { id } = await ask<{ id: string }>(`/content/${kind.name}`, 'POST', {
        name,
        title: { text: title.trim(), language },
        ...(like && { like }),
      });
      navigate(`/content/${id}`);
    } catch (failure) {
      setError(reasonOf(failure, deskWords.failed));
      setIsAsked(asksForAddress || (failure instanceof Refused && failure.status === 422));
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={make}>
      <Field
        as="input"
        name="title"
        label={words.list.name}
        hint={words.list.nameHint}
        error={asksForAddress ? '' : error}
        isErrorRead
        required
        maxLength={100}
        autoComplete="off"
        autoFocus
        value={title}
        onChange={({ target }) => {
          setTitle(target.value);
          setIsAsked(false);
          setError('');
        }}
      />
      {asksForAddress && (
        <Field
          as="input"
          name="name"
          label={words.list.address}
          hint={words.list.addressHint}
          error={error}
          isErrorRead
          required
          maxLength={60}
          autoComplete="off"
        />
      )}
      <Field as="select" name="like" label={words.list.like}>
        <option value="">{words.list.empty}</option>
        {entries.map(({ id, title }) => (
          <option key={id} value={id.slice(id.indexOf('/') + 1)}>
            {title}
          </option>
        ))}
      </Field>
      <Choices>
        <Button type="submit" isBusy={isBusy}>
          {words.list.make}
        </Button>
        <Button variant="quiet" onClick={close}>
          {words.list.cancel}
        </Button>
      </Choices>
    </form>
  );
}
