import { useEditorWords } from '../words/words.ts';
import { Step } from './Step.tsx';
import type { StepProps } from './step-props.ts';
import { Tick, Ticks } from './Ticks.tsx';

/** What the company sells of what the example sells, and at whose prices. */
export function SoldStep({ guide, state: { typed, change, faultAt } }: StepProps) {
  const { words } = useEditorWords();
  return (
    <Step title={words.guide.sold} hint={words.guide.soldHint}>
      {(['services', 'products'] as const).map((folder) => (
        <Ticks
          key={folder}
          label={words.guide[folder]}
          choices={guide[folder]}
          chosen={typed[folder]}
          choose={(names) => change({ [folder]: names })}
          error={faultAt([folder])}
        />
      ))}
      <Tick
        label={words.guide.ownPrices}
        hint={words.guide.ownPricesHint}
        isTicked={typed.prices}
        tick={(prices) => change({ prices })}
      />
    </Step>
  );
}

/** Which demos the company shows. */
export function ShownStep({ guide, state: { typed, change, faultAt } }: StepProps) {
  const { words } = useEditorWords();
  return (
    <Step title={words.guide.shown} hint={words.guide.galleriesHint}>
      <Ticks
        label={words.guide.galleries}
        choices={guide.galleries}
        chosen={typed.galleries}
        choose={(galleries) => change({ galleries })}
        error={faultAt(['galleries'])}
      />
    </Step>
  );
}
