import type { Enquiry } from '@nokshi/contract/enquiries.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useWords } from '../words/words.ts';
import type { Step } from './steps.ts';
import type { DoUndoably } from './Undo.tsx';
import type { Doing } from './useChange.ts';

/** Takes a step with an enquiry at one press. */
export function StepButton({
  step,
  enquiry: { stage },
  doing: { change, release, isBusy },
  doUndoably,
}: {
  step: Step;
  enquiry: Enquiry;
  doing: Doing;
  doUndoably: DoUndoably;
}) {
  const { words } = useWords();
  const toNew = () => change({ stage: 'new' });
  const steps: Record<Step, [label: string, take: () => Promise<unknown>]> = {
    'mark-answered': [
      words.markAnswered,
      () => doUndoably({ stage: 'answered' }, words.enquiry.marked, { stage }),
    ],
    close: [words.close, () => doUndoably({ stage: 'closed' }, words.enquiry.closed, { stage })],
    'take-back': [words.takeBack, toNew],
    reopen: [words.reopen, toNew],
    release: [words.enquiry.release, release],
  };
  const [label, take] = steps[step];
  return (
    <Button
      variant="quiet"
      isBusy={isBusy}
      onClick={({ detail }) => {
        // The second press of two quick ones was not meant for the step after.
        if (detail < 2) void take();
      }}
    >
      {label}
    </Button>
  );
}
