import { askedEmail, type FieldValues } from '@nokshi/forms/fields.ts';
import { type FormId, fieldNames } from '@nokshi/forms/forms.ts';
import {
  type InputEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FormView } from '../../content/forms.ts';
import { giveFocusBack, readBeforeScript } from './before-script.ts';
import { askedIn, readValues } from './controls.ts';
import { openTime, shownAt } from './open-time.ts';
import { originOf } from './origin.ts';
import { beginning, focusOn, mended, type NextFocus, type Progress } from './progress.ts';
import { type Outcome, sendEnquiry } from './send.ts';
import { useCountdown } from './useCountdown.ts';
import { useDraft } from './useDraft.ts';
import { validate } from './validate.ts';

/** After that many times "too many", the form stops trying by itself. */
const mostTries = 4;

/**
 * One enquiry from the first letter to the reference: draft, checks, sending, retry, hand-over.
 * @param preset the software that the form chooses by itself; empty for none
 * @param onSent called with the reference once the server keeps the enquiry
 */
export function useEnquiry(
  kind: FormId,
  view: FormView,
  preset: string,
  onSent: (reference: string) => void,
) {
  const { words, endpoint, company } = view;
  const formRef = useRef<HTMLFormElement>(null);
  const [before] = useState(() => readBeforeScript(kind));
  const [shown] = useState(() => shownAt(kind, before));
  const [progress, setProgress] = useState<Progress>(() => beginning(before));
  const [values, setValues] = useState<FieldValues>();
  const nextFocus = useRef<NextFocus>(undefined);
  const tries = useRef(0);
  /** The address that was in the form when it was sent last: if it was to be asked about, it was. */
  const lastAsked = useRef<string>(undefined);
  const check = (form: HTMLFormElement, typed: FieldValues) =>
    validate(kind, typed, lastAsked.current ?? askedIn(form), view);
  const isSending = useRef(false);
  const countdown = useCountdown(() => send());
  const draft = useDraft(kind, formRef, before?.values ?? {}, preset, (form) => {
    countdown.stop();
    const typed = readValues(form, kind);
    setValues(typed);
    const wrong = check(form, typed);
    setProgress((current) =>
      fieldNames(kind).reduce((next, name) => mended(kind, next, name, wrong), current),
    );
  });

  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // Without script the browser's own checks help; with it, the sentences beside the fields do.
    form.noValidate = true;
    setValues(readValues(form, kind));
    giveFocusBack(form, before?.focus);
  }, [kind, before]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is shown
  useLayoutEffect(() => {
    focusOn(formRef.current, kind, progress.errors, nextFocus.current);
    nextFocus.current = undefined;
  }, [progress]);

  const { unreachable, online } = words.messages;
  const hasDropped = progress.message === unreachable;
  useLayoutEffect(() => {
    if (!hasDropped) return undefined;
    const offerAgain = () => setProgress((current) => ({ ...current, message: online }));
    addEventListener('online', offerAgain);
    return () => removeEventListener('online', offerAgain);
  }, [hasDropped, online]);

  const show = (changes: Partial<Progress>, focus?: NextFocus) => {
    nextFocus.current = focus;
    setProgress((current) => ({ ...current, message: '', phase: 'writing', ...changes }));
  };

  const send = async () => {
    const form = formRef.current;
    if (!form || isSending.current || endpoint === undefined) return;
    isSending.current = true;
    tries.current += 1;
    const sent = readValues(form, kind);
    setProgress((current) => ({ ...current, phase: 'sending', errors: {} }));
    const body = { ...sent, [askedEmail]: sent.email ?? '', ...originOf(form), ...openTime(shown) };
    const receiver = { endpoint, kind, referencePrefix: company.referencePrefix };
    const outcome = await sendEnquiry(receiver, draft.intentKey(), body);
    isSending.current = false;
    settle(outcome, sent);
  };

  const settle = (outcome: Outcome, sent: FieldValues) => {
    const { messages } = words;
    const { result } = outcome;
    if (result === 'taken') {
      draft.forget(sent);
      onSent(outcome.reference);
    } else if (result === 'mend') {
      show({ errors: outcome.errors, message: messages.failedFields, handover: false }, 'error');
    } else if (result === 'busy' && tries.current < mostTries) {
      show({ phase: 'waiting', message: messages.tooMany, handover: false }, 'message');
      countdown.start(outcome.seconds);
    } else if (result === 'conflict') {
      draft.renewKey();
      show({ message: messages.conflict, handover: false }, 'message');
    } else {
      const message = messages[result === 'busy' ? 'unavailable' : result];
      show({ message, handover: true }, 'message');
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current) return;
    countdown.stop();
    tries.current = 0;
    const typed = readValues(form, kind);
    setValues(typed);
    const errors = check(form, typed);
    lastAsked.current = typed.email;
    if (Object.keys(errors).length > 0) {
      show({ errors, message: words.messages.failedFields }, 'error');
    } else if (endpoint === undefined) {
      show({ errors, handover: true }, 'handover');
    } else {
      void send();
    }
  };

  /** Keeps what was typed so far, half a letter of an input method included. */
  const keep = (form: HTMLFormElement) => {
    draft.keep();
    const typed = readValues(form, kind);
    setValues(typed);
    countdown.stop();
    return typed;
  };

  const onWritten = ({ currentTarget: form, target }: SyntheticEvent<HTMLFormElement>) => {
    const edited = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    const wrong = check(form, keep(form));
    setProgress((current) => mended(kind, current, edited, wrong));
  };

  const onInput = (event: InputEvent<HTMLFormElement>) => {
    // A word that is being composed is judged once it stands: no browser promises another input then.
    const { nativeEvent } = event;
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    if (isComposing) keep(event.currentTarget);
    else onWritten(event);
  };

  return { formRef, progress, values, seconds: countdown.seconds, onSubmit, onInput, onWritten };
}
