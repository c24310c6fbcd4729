import { useState } from 'react';
import { goTo } from '../../../../runtime/hash.ts';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Note } from '../../../../ui/layout.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { areDays, costOf, countWords, giveNotice } from '../../steps/notices.ts';
import { words } from '../../words/words.ts';
import styles from '../Form.module.css';

/** What is to be printed, for how long, and its price, which follows every word. */
export function NoticeForm({ part }: { part: SectionOf<'notices'> }) {
  const { world, t, digits, completeTask, act, taka } = useNewspaper();
  const [text, setText] = useState('');
  const [days, setDays] = useState(1);
  const count = countWords(text);
  const isTime = areDays(days);
  const send = (typed: (name: string) => string) => {
    const number = Math.max(...world.notices.map((one) => one.number)) + 1;
    const isTaken = act(giveNotice, {
      kind: Number(typed('kind')),
      text: typed('text'),
      name: typed('name'),
      contact: typed('contact'),
      days,
      mobile: typed('mobile'),
    });
    if (isTaken) {
      completeTask('advertised');
      goTo('notices', String(number));
    }
    return isTaken;
  };
  return (
    <Form action={t(words.payBkash)} send={send}>
      <Note>
        {t(words.upTo)} {digits(part.words)} {t(words.wordsCount)}: {taka(part.price)};{' '}
        {t(words.eachTen)}: {taka(part.more)}
      </Note>
      <Field
        label={t(words.kind)}
        name="kind"
        initial="0"
        options={part.kinds.map((kind, index) => ({
          value: String(index),
          label: t(kind),
        }))}
      />
      <Field label={t(words.text)} name="text" lines={5} onChange={setText} />
      <Field label={t(words.nameAndPlace)} name="name" autoComplete="name" />
      <Field
        label={t(words.contact)}
        name="contact"
        type="tel"
        hint={t(words.contactHint)}
        autoComplete="tel-national"
      />
      <Field
        label={t(words.days)}
        name="days"
        type="number"
        initial={digits(1)}
        error={isTime ? undefined : t(words.notDays)}
        onChange={(typed) => setDays(typedNumber(typed))}
      />
      <Field
        label={t(words.bkashNumber)}
        name="mobile"
        type="tel"
        hint={t(words.testHint)}
        autoComplete="tel-national"
      />
      <p className={styles.total} role="status">
        {digits(count)} {t(words.wordsCount)} · {t(words.total)}{' '}
        {taka(costOf(part, count, isTime ? days : 1))}
      </p>
    </Form>
  );
}
