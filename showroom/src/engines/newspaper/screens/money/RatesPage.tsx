import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Table } from '../../../../ui/Table.tsx';
import { typedHundredths } from '../../../../words/amount.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { converted, rateInWords } from '../../steps/rates.ts';
import { businessWords } from '../../words/business-words.ts';
import { Box } from '../Box.tsx';
import styles from '../Form.module.css';
import tables from '../Table.module.css';

type Props = { part: SectionOf<'rates'> };

/** What banks give and take for foreign money, with a converter. */
export function RatesPage({ part }: Props) {
  const { t, language } = useNewspaper();
  return (
    <>
      <h2>{t(part.title)}</h2>
      <div className={styles.forms}>
        <Table
          className={tables['table']}
          name={t(part.title)}
          heads={[t(businessWords.currency)]}
          numbers={[t(businessWords.buy), t(businessWords.sell)]}
        >
          {part.rates.map(({ id, name, buy, sell }) => (
            <tr key={id}>
              <th scope="row">{t(name)}</th>
              <td data-number>{rateInWords(buy, language)}</td>
              <td data-number>{rateInWords(sell, language)}</td>
            </tr>
          ))}
        </Table>
        <Converter part={part} />
      </div>
    </>
  );
}

function Converter({ part }: Props) {
  const { t, completeTask, num } = useNewspaper();
  const [error, setError] = useState<string>();
  const [result, setResult] = useState('');
  const convert = (typed: FormData) => {
    const amount = typedHundredths(String(typed.get('amount'))) / 100;
    const rate = part.rates.find(({ id }) => id === typed.get('currency'));
    const isAmount = amount > 0 && amount < 1e9;
    setError(isAmount ? undefined : t(businessWords.notAmount));
    if (!isAmount || !rate) return setResult('');
    const [gives, takes] = [rate.buy, rate.sell].map((one) => num(converted(amount, one) / 100, 2));
    const much = `${num(amount, 2)} ${t(rate.name)}`;
    setResult(`${much}: ${t(businessWords.buy)} ${gives}; ${t(businessWords.sell)} ${takes}`);
    completeTask('converted');
  };
  return (
    <Box title={t(businessWords.convert)} look="filled">
      <Entry className={styles.form} send={convert}>
        <Field label={t(businessWords.amount)} name="amount" type="number" error={error} />
        <Field
          label={t(businessWords.currency)}
          name="currency"
          initial={part.rates[0]?.id}
          options={part.rates.map(({ id, name }) => ({ value: id, label: t(name) }))}
        />
        <Button type="submit">{t(businessWords.convert)}</Button>
      </Entry>
      <p className={styles.total} role="status">
        {result}
      </p>
    </Box>
  );
}
