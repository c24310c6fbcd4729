import type { Fault } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import type { Guide, GuidePlan } from '@nokshi/contract/guide.ts';
import { useState } from 'react';
import { ask, Refused } from '../../api/ask.ts';
import { isSamePath } from '../values/paths.ts';
import { useFaultWords } from '../words/useFaultWords.ts';
import { useReason } from '../words/useReason.ts';
import { useEditorWords } from '../words/words.ts';
import {
  answersOf,
  beginTyped,
  phonesIn,
  type Typed,
  whereTyped,
  withoutEmptyAddresses,
} from './answering.ts';
import { forgetTyped, keepTyped, takeTyped } from './kept-answers.ts';

/** A fault where it was typed, with the line that has it before its sentence. */
type TypedFault = Fault & { line: string };

function asTyped(fault: Fault, typed: Typed): TypedFault {
  const [name, number] = fault.path;
  const line =
    name === 'phones' && typeof number === 'number' ? phonesIn(typed)[number] : undefined;
  return { ...fault, path: whereTyped(fault, typed), line: line === undefined ? '' : `${line}: ` };
}

/** What is typed in the guide, what is wrong with it, and what would come of it. */
export function useGuide(guide: Guide, onAdopted: (plan: GuidePlan) => void) {
  const { words, language } = useEditorWords();
  const inWords = useFaultWords();
  const reasonOf = useReason();
  const [typed, setTyped] = useState(() => takeTyped(beginTyped(guide)));
  const [faults, setFaults] = useState<readonly TypedFault[]>([]);
  const [plan, setPlan] = useState<GuidePlan>();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  /** How often answers were refused. */
  const [refusals, setRefusals] = useState(0);

  const change = (changed: Partial<Typed>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    keepTyped(next);
    setFaults((before) => before.filter(({ path: [name] }) => !(String(name) in changed)));
  };

  /** Sends the answers. @returns what comes of them; nothing where they are refused, which is told */
  const send = async (path: string): Promise<GuidePlan | undefined> => {
    const sent = withoutEmptyAddresses(typed);
    setTyped(sent);
    setIsBusy(true);
    setRefusal('');
    try {
      const answers = answersOf(sent, guide);
      return await ask<GuidePlan>(path, 'POST', { answers, language });
    } catch (failure) {
      const wrong = faultsIn(failure);
      if (wrong) {
        setFaults(wrong.map((fault) => asTyped(fault, sent)));
        setRefusals((before) => before + 1);
      } else setRefusal(reasonOf(failure, words.guide.failed));
      setPlan(undefined);
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    ...{ typed, change, faults, refusals, plan, isBusy, refusal },
    look: async () => {
      const told = await send('/guide/plan');
      if (told) setPlan(told);
    },
    goBack: () => setPlan(undefined),
    adopt: async () => {
      const told = await send('/guide');
      if (!told) return;
      forgetTyped();
      // The site with their name, to look at; why it can't be built, the release tells.
      await ask('/release/draft', 'POST').catch(() => {});
      onAdopted(told);
    },
    /** What is wrong at a field. */
    faultAt: (path: FieldPath): string =>
      faults
        .filter((fault) => isSamePath(fault.path, path))
        .map((fault) => fault.line + inWords(fault))
        .join(' '),
  };
}

export type GuideState = ReturnType<typeof useGuide>;

function faultsIn(failure: unknown): Fault[] | undefined {
  const present = failure instanceof Refused ? failure.present : undefined;
  if (typeof present !== 'object' || present === null || !('faults' in present)) return undefined;
  return present.faults as Fault[];
}
