import type { Guide, GuidePlan } from '@nokshi/contract/guide.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useEditorWords } from '../words/words.ts';
import { ContactStep } from './ContactStep.tsx';
import styles from './Guide.module.css';
import { leaveForLater } from './kept-answers.ts';
import { NameStep } from './NameStep.tsx';
import { Plan } from './Plan.tsx';
import { ShownStep, SoldStep } from './SoldStep.tsx';
import { useGuide } from './useGuide.ts';
import { PromisedStep, WhoStep } from './WhoStep.tsx';

/** The steps of the guide on one page, and before anything is done, what would come of them. */
export function GuideForm({
  guide,
  onAdopted,
}: {
  guide: Guide;
  onAdopted: (plan: GuidePlan) => void;
}) {
  const { words, filled } = useEditorWords();
  const [, navigate] = useLocation();
  const state = useGuide(guide, onAdopted);
  const form = useRef<HTMLFormElement>(null);
  const { faults, refusals, plan, isBusy } = state;
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  if (plan) return <Plan plan={plan} state={state} />;
  const look = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void state.look();
  };
  const leave = () => {
    leaveForLater();
    navigate('/content');
  };
  const step = { guide, state };
  return (
    <form ref={form} className={styles.steps} onSubmit={look} noValidate>
      <p>{words.guide.intro}</p>
      <p className={styles.soft}>{words.guide.kept}</p>
      <NameStep {...step} />
      <ContactStep {...step} />
      <SoldStep {...step} />
      <ShownStep {...step} />
      <WhoStep {...step} />
      <PromisedStep {...step} />
      {faults.length > 0 && (
        <p role="alert" className={styles.fault}>
          {filled(words.guide.wrongAnswers, { count: faults.length })}
        </p>
      )}
      {state.refusal && (
        <p role="alert" className={styles.fault}>
          {state.refusal}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {words.guide.look}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {words.guide.later}
        </Button>
        <p role="status">{isBusy && words.release.checking}</p>
      </div>
    </form>
  );
}
