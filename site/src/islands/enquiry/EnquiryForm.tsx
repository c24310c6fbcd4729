import { fill } from '@nokshi/forms/fill.ts';
import { type FormId, formOf, postPath } from '@nokshi/forms/forms.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import type { FormView } from '../../content/forms.ts';
import styles from './EnquiryForm.module.css';
import { FormFields } from './FormFields.tsx';
import { Handover } from './Handover.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { useEnquiry } from './useEnquiry.ts';

/**
 * A form: its fields, where it is sent, what the server answers, and the button. Ids and data
 * attributes are the contract with the server, which fills them in for visitors without script.
 * @param preset the software that the form chooses by itself; empty for none
 * @param offer the address of the offer that is sent; empty for other forms
 * @param onSent called with the reference once the server keeps the enquiry
 */
export function EnquiryForm({
  kind,
  view,
  preset,
  offer,
  onSent,
}: {
  kind: FormId;
  view: FormView;
  preset: string;
  offer: string;
  onSent: (reference: string) => void;
}) {
  const { words, endpoint, company } = view;
  const enquiry = useEnquiry(kind, view, preset, onSent);
  const { formRef, progress, seconds, onSubmit, onInput, onWritten, values } = enquiry;
  const isSending = progress.phase === 'sending';
  const target =
    endpoint === undefined
      ? { action: company.mailto, encType: 'text/plain' }
      : { action: endpoint + postPath(kind) };
  // An agent in the browser may fill the form in; without `toolautosubmit` a person presses the button.
  const tool = { toolname: formOf(kind).tool, tooldescription: words.agents.forms[kind] };
  const sendLabel = isSending ? words.sending : words.send;
  return (
    <form
      {...target}
      {...tool}
      ref={formRef}
      className={styles.form}
      method="post"
      lang={view.lang}
      data-enquiry={kind}
      onSubmit={onSubmit}
      onInput={onInput}
      onCompositionEnd={onWritten}
    >
      {endpoint !== undefined && <HiddenFields page={view.page} label={words.leaveEmpty} />}
      <div className={styles.fields}>
        <FormFields kind={kind} words={words} errors={progress.errors} offer={offer} />
      </div>
      <div role="status">
        <p
          className={styles.message}
          tabIndex={-1}
          hidden={progress.message === ''}
          data-form-status
          // Hidden, unless the server answers a form sent without script: the visitor then lands here,
          // or at the first field that is wrong.
          // biome-ignore lint/a11y/noAutofocus: no page opens with it
          autoFocus
          // React knows this attribute on controls alone, and complains elsewhere.
          suppressHydrationWarning
        >
          {progress.message}
        </p>
      </div>
      {seconds > 0 && (
        <p className={styles.countdown}>
          {fill(words.messages.countdown, { seconds }, view.language)}
        </p>
      )}
      <Handover
        kind={kind}
        view={view}
        shown={progress.handover}
        values={values}
        sending={isSending}
      />
      <p className={styles.send}>
        <Button type="submit" isBusy={isSending}>
          {sendLabel}
        </Button>
      </p>
      {endpoint !== undefined && (
        <p className={styles.privacy}>
          {words.privacy} <a href={view.policy.href}>{view.policy.title}</a>
        </p>
      )}
    </form>
  );
}
