import type { ReactNode } from 'react';
import type { EnquiryForm as View } from '../../content/forms.ts';
import { fill } from '../../content/localize.ts';
import { AgentHints } from '../../ui/agent-hints.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './EnquiryForm.module.css';
import type { EnquiryKind } from './fields.ts';
import { Handover } from './Handover.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import type { Enquiry } from './useEnquiry.ts';

/** What agents in the visitor's browser call the forms (WebMCP). */
const toolNames = { contact: 'prepare-enquiry', demo: 'prepare-demo-request' } as const;

/**
 * The frame of both forms: where it is sent, what the server answers, and the button. Ids and data
 * attributes are the contract with the server, which fills them in for visitors without script.
 * @param page the page the form stands on, when that is known before the script runs
 */
export function EnquiryForm({
  kind,
  view,
  enquiry,
  page,
  children,
}: {
  kind: EnquiryKind;
  view: View;
  enquiry: Enquiry;
  page?: string | undefined;
  children: ReactNode;
}) {
  const { words, endpoint, company } = view;
  const { formRef, progress, seconds, onSubmit, onInput, values } = enquiry;
  const isSending = progress.phase === 'sending';
  const target =
    endpoint === undefined
      ? { action: company.mailto, encType: 'text/plain' }
      : { action: `${endpoint}/${kind}` };
  // An agent in the browser may fill the form in; without `toolautosubmit` a person presses the button.
  const tool = { toolname: toolNames[kind], tooldescription: words.agents[kind] };
  const sendLabel = isSending ? words.sending : words.send;
  return (
    <form
      {...target}
      {...tool}
      ref={formRef}
      className={styles.form}
      method="post"
      data-enquiry={kind}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {endpoint !== undefined && <HiddenFields page={page} label={words.leaveEmpty} />}
      <AgentHints value={words.agents.fields}>
        <div className={styles.fields}>{children}</div>
      </AgentHints>
      <div role="status">
        <p
          className={styles.message}
          tabIndex={-1}
          hidden={progress.message === ''}
          data-form-status
          // Hidden, unless the server answers a form sent without script: the visitor then lands here.
          // biome-ignore lint/a11y/noAutofocus: no page opens with it
          autoFocus
          // React knows this attribute on controls alone, and complains elsewhere.
          suppressHydrationWarning
        >
          {progress.message}
        </p>
      </div>
      {seconds > 0 && (
        <p className={styles.countdown}>{fill(words.messages.countdown, { seconds })}</p>
      )}
      <Handover
        kind={kind}
        view={view}
        shown={progress.handover}
        values={values}
        sending={isSending}
      />
      <p className={styles.send}>
        <Button type="submit" disabled={isSending}>
          {sendLabel}
        </Button>
      </p>
    </form>
  );
}
