import { useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { typedHundredths } from '../../../../words/amount.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { converted, rateInWords } from '../../steps/rates.ts';
import { businessWords } from '../../words/business-words.ts';
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
      <div className={styles.forms}>
        <Columns
          name={t(part.title)}
          columns={[
            [t(businessWords.currency), ({ name }) => t(name)],
            [t(businessWords.buy), ({ buy }) => rateInWords(buy, language), 'number'],
            [t(businessWords.sell), ({ sell }) => rateInWords(sell, language), 'number'],
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
    setError(isAmount ? undefined : t(businessWords.notAmount));
    setResult('');
    if (!isAmount || !rate) return false;
    const [gives, takes] = [rate.buy, rate.sell].map((one) => num(converted(amount, one) / 100, 2));
    const much = `${num(amount, 2)} ${t(rate.name)}`;
    setResult(`${much}: ${t(businessWords.buy)} ${gives}; ${t(businessWords.sell)} ${takes}`);
    completeTask('converted');
    return false;
  };
  return (
    <Box title={t(businessWords.convert)} look="filled">
      <Form action={t(businessWords.convert)} send={convert}>
        <Field label={t(businessWords.amount)} name="amount" type="number" error={error} />
        <Field
          label={t(businessWords.currency)}
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
