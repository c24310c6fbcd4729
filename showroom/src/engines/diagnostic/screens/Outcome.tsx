import { Stack } from '../../../ui/layout.tsx';
import { useDiagnostic } from '../engine.ts';
import { words } from '../words/words.ts';
import type { Bill, Sample } from '../world.ts';
import styles from './Outcome.module.css';
import { ValueTable } from './ValueTable.tsx';

/** What came out of a test: values, or the words about a film; nothing before there is a result. */
export function Outcome({
  sample: { test, result },
  bill,
  heading: Heading,
}: {
  sample: Sample;
  bill: Bill;
  heading: 'h3' | 'h4';
}) {
  const { t, testOf } = useDiagnostic();
  const { name, work } = testOf(test);
  if (work.kind === 'values' && result?.kind === 'values') {
    return (
      <ValueTable parts={work.parts} values={result.values} patient={bill} caption={t(name)} />
    );
  }
  if (result?.kind !== 'written') return null;
  return (
    <Stack gap={2} className={styles.written}>
      <Heading>{t(words.findings)}</Heading>
      <p lang="en">{result.findings}</p>
      <Heading>{t(words.impression)}</Heading>
      <p lang="en">{result.impression}</p>
    </Stack>
  );
}
