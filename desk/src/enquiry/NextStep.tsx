import type { Enquiry } from '@nokshi/server/desk/contract/enquiries.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useWords } from '../words/words.ts';
import { nextStepOf } from './next-step.ts';
import type { DoUndoably } from './Undo.tsx';
import type { Doing } from './useChange.ts';

/** What is most likely done next besides answering, at one press. */
export function NextStep({
  enquiry,
  doing,
  doUndoably,
}: {
  enquiry: Enquiry;
  doing: Doing;
  doUndoably: DoUndoably;
}) {
  const { said } = useWords();
  const { stage } = enquiry;
  const steps = {
    'mark-answered': {
      label: said.markAnswered,
      take: () => doUndoably({ stage: 'answered' }, said.enquiry.marked, { stage }),
    },
    close: {
      label: said.close,
      take: () => doUndoably({ stage: 'closed' }, said.enquiry.closed, { stage }),
    },
    reopen: { label: said.reopen, take: () => doing.change({ stage: 'new' }) },
    release: { label: said.enquiry.release, take: doing.release },
  };
  const { label, take } = steps[nextStepOf(enquiry)];
  return (
    <Button
      variant="quiet"
      isBusy={doing.isBusy}
      onClick={({ detail }) => {
        // The second press of two quick ones was not meant for the step after.
        if (detail < 2) void take();
      }}
    >
      {label}
    </Button>
  );
}
