import { useState } from 'react';
import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { taka } from '../../../../words/taka.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { areDays, costOf, countWords, giveNotice } from '../../steps/notices.ts';
import { digits } from '../../words/dates.ts';
import { districtWords } from '../../words/district-words.ts';
import { sportWords } from '../../words/sport-words.ts';
import styles from '../Form.module.css';

/** What is to be printed, for how long, and its price, which follows every word. */
export function NoticeForm({ part }: { part: SectionOf<'notices'> }) {
  const { world, translate, language, step, completeTask } = useNewspaper();
  const [text, setText] = useState('');
  const [days, setDays] = useState(1);
  const count = countWords(text);
  const isTime = areDays(days);
  const send = (typed: FormData) => {
    const of = (name: string) => String(typed.get(name) ?? '');
    const number = Math.max(...world.notices.map((one) => one.number)) + 1;
    const isTaken = step((premises, before) =>
      giveNotice(premises, before, {
        kind: Number(of('kind')),
        text: of('text'),
        name: of('name'),
        contact: of('contact'),
        days,
        mobile: of('mobile'),
      }),
    );
    if (!isTaken) return;
    completeTask('advertised');
    goTo('notices', String(number));
  };
  return (
    <Entry className={styles.form} send={send}>
      <p className={styles.small}>
        {translate(districtWords.upTo)} {digits(part.words, language)}{' '}
        {translate(districtWords.wordsCount)}: {taka(part.price, language)};{' '}
        {translate(districtWords.eachTen)}: {taka(part.more, language)}
      </p>
      <Field
        label={translate(districtWords.kind)}
        name="kind"
        initial="0"
        options={part.kinds.map((kind, index) => ({
          value: String(index),
          label: translate(kind),
        }))}
      />
      <TextArea label={translate(districtWords.text)} name="text" onChange={setText} />
      <Field label={translate(districtWords.nameAndPlace)} name="name" autoComplete="name" />
      <Field
        label={translate(districtWords.contact)}
        name="contact"
        type="tel"
        hint={translate(districtWords.contactHint)}
        autoComplete="tel-national"
      />
      <Field
        label={translate(districtWords.days)}
        name="days"
        type="number"
        initial={digits(1, language)}
        error={isTime ? undefined : translate(districtWords.notDays)}
        onChange={(typed) => setDays(typedNumber(typed))}
      />
      <Field
        label={translate(districtWords.bkashNumber)}
        name="mobile"
        type="tel"
        hint={translate(districtWords.testHint)}
        autoComplete="tel-national"
      />
      <p className={styles.total} role="status">
        {digits(count, language)} {translate(districtWords.wordsCount)} ·{' '}
        {translate(sportWords.total)} {taka(costOf(part, count, isTime ? days : 1), language)}
      </p>
      <Button type="submit">{translate(districtWords.payBkash)}</Button>
    </Entry>
  );
}
