import { useState } from 'react';
import { goTo } from '../../../../runtime/hash.ts';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Note } from '../../../../ui/layout.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { areDays, costOf, countWords, giveNotice } from '../../steps/notices.ts';
import { districtWords } from '../../words/district-words.ts';
import { sportWords } from '../../words/sport-words.ts';
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
    <Form action={t(districtWords.payBkash)} send={send}>
      <Note>
        {t(districtWords.upTo)} {digits(part.words)} {t(districtWords.wordsCount)}:{' '}
        {taka(part.price)}; {t(districtWords.eachTen)}: {taka(part.more)}
      </Note>
      <Field
        label={t(districtWords.kind)}
        name="kind"
        initial="0"
        options={part.kinds.map((kind, index) => ({
          value: String(index),
          label: t(kind),
        }))}
      />
      <TextArea label={t(districtWords.text)} name="text" onChange={setText} />
      <Field label={t(districtWords.nameAndPlace)} name="name" autoComplete="name" />
      <Field
        label={t(districtWords.contact)}
        name="contact"
        type="tel"
        hint={t(districtWords.contactHint)}
        autoComplete="tel-national"
      />
      <Field
        label={t(districtWords.days)}
        name="days"
        type="number"
        initial={digits(1)}
        error={isTime ? undefined : t(districtWords.notDays)}
        onChange={(typed) => setDays(typedNumber(typed))}
      />
      <Field
        label={t(districtWords.bkashNumber)}
        name="mobile"
        type="tel"
        hint={t(districtWords.testHint)}
        autoComplete="tel-national"
      />
      <p className={styles.total} role="status">
        {digits(count)} {t(districtWords.wordsCount)} · {t(sportWords.total)}{' '}
        {taka(costOf(part, count, isTime ? days : 1))}
      </p>
    </Form>
  );
}
