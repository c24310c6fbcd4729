import { useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { typedHundredths } from '../../../../words/amount.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { converted, rateInWords } from '../../steps/rates.ts';
import { words } from '../../words/words.ts';
import boxes from '../Box.module.css';
import { Box } from '../Box.tsx';
import { Columns } from '../Columns.tsx';
import styles from '../Form.module.css';

type Props = { part: SectionOf<'rates'> };

/** What banks give and take for foreign money, with a converter. */
export function RatesPage({ part }: Props) {
  const { t, language } = useNewspaper();
  return (
    <>
      <h2>{t(part.title)}</h2>
      <div className={`${boxes['beside']} ${styles.forms}`}>
        <Columns
          name={t(part.title)}
          columns={[
            [t(words.currency), ({ name }) => t(name)],
            [t(words.buy), ({ buy }) => rateInWords(buy, language), 'number'],
            [t(words.sell), ({ sell }) => rateInWords(sell, language), 'number'],
          ]}
          rows={part.rates}
        />
        <Converter part={part} />
      </div>
    </>
  );
}

function Converter({ part }: Props) {
  const { t, completeTask, num } = useNewspaper();
  const [error, setError] = useState<string>();
  const [result, setResult] = useState('');
  const convert = (typed: (name: string) => string) => {
    const amount = typedHundredths(typed('amount')) / 100;
    const rate = part.rates.find(({ id }) => id === typed('currency'));
    const isAmount = amount > 0 && amount < 1e9;
    setError(isAmount ? undefined : t(words.notAmount));
    setResult('');
    if (!isAmount || !rate) return false;
    const [gives, takes] = [rate.buy, rate.sell].map((one) => num(converted(amount, one) / 100, 2));
    const much = `${num(amount, 2)} ${t(rate.name)}`;
    setResult(`${much}: ${t(words.buy)} ${gives}; ${t(words.sell)} ${takes}`);
    completeTask('converted');
    return false;
  };
  return (
    <Box title={t(words.convert)} look="filled">
      <Form action={t(words.convert)} send={convert}>
        <Field label={t(words.amount)} name="amount" type="number" error={error} />
        <Field
          label={t(words.currency)}
          name="currency"
          initial={part.rates[0]?.id}
          options={part.rates.map(({ id, name }) => ({ value: id, label: t(name) }))}
        />
      </Form>
      <p className={styles.total} role="status">
        {result}
      </p>
    </Box>
  );
}
