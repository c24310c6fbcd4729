import { Row, Stack } from '../../../ui/layout.tsx';
import { useDiagnostic } from '../engine.ts';
import { ageInWords } from '../steps/ages.ts';
import { markOf, rangeOf } from '../steps/ranges.ts';
import { words } from '../words/words.ts';
import { type Bill, billOf, type Sample } from '../world.ts';
import styles from './Card.module.css';
import { Outcome } from './Outcome.tsx';
import { SampleActions } from './SampleActions.tsx';

/**
 * A sample with its patient, its result, and what is to be done next.
 * @param isOwnScreen whether the address names it; else it is the one that the first screen shows
 */
export function SamplePanel({ sample, isOwnScreen }: { sample: Sample; isOwnScreen: boolean }) {
  const { world, t, language, say, testOf } = useDiagnostic();
  const bill = billOf(world, sample.bill);
  if (!bill) return null;
  return (
    <Stack as="section" gap={4} className={styles.card} aria-labelledby="sample">
      <Row isApart className={styles.head}>
        <div>
          <h2 id="sample">{t(testOf(sample.test).name)}</h2>
          <p>
            {t(bill.name)}, {ageInWords(bill.age, language)}, {t(words[bill.sex])} ·{' '}
            {say(words.sentBy, { name: t(bill.by) })}
          </p>
        </div>
        <Flag sample={sample} bill={bill} />
      </Row>
      <Outcome sample={sample} bill={bill} heading="h3" />
      <SampleActions sample={sample} bill={bill} isOwnScreen={isOwnScreen} />
    </Stack>
  );
}

/** How many of the values lie outside, or have no range for the patient. */
function Flag({ sample: { test, result }, bill }: { sample: Sample; bill: Bill }) {
  const { t, say, testOf } = useDiagnostic();
  const { work } = testOf(test);
  if (result?.kind !== 'values' || work.kind !== 'values') return null;
  const marks = result.values.flatMap(({ part, value }) => {
    const found = work.parts.find(({ id }) => id === part);
    return found ? markOf(value, rangeOf(found, bill), found.decimals) : [];
  });
  const outside = marks.filter((mark) => mark === 'low' || mark === 'high').length;
  const unknown = marks.filter((mark) => mark === 'unknown').length;
  const within = unknown > 0 ? say(words.noRange, { count: unknown }) : t(words.allWithin);
  return (
    <p className={styles.flag} data-outside={outside > 0 || undefined}>
      {outside > 0 ? say(words.outOfRange, { count: outside }) : within}
    </p>
  );
}
