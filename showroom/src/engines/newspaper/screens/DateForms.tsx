import { useState } from 'react';
import { goTo } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { type Day, dateOf, dayOf, isDay } from '../../../words/days.ts';
import { useNewspaper } from '../engine.ts';
import { banglaDateOf, dateOfBangla } from '../words/bangla-calendar.ts';
import { banglaMonths } from '../words/dates.ts';
import { words } from '../words/words.ts';
import { Box } from './Box.tsx';
import forms from './Form.module.css';

/** Opens a day, or says why there is no paper of it. @param missing the sentence where none is typed */
function useOpenDay(missing: string) {
  const { data, today, t, digits, completeTask } = useNewspaper();
  const [error, setError] = useState<string>();
  const faultOf = (date: Date | undefined) => {
    if (!date) return missing;
    if (date > today) return t(words.notYet);
    if (date.getFullYear() >= data.since) return undefined;
    return `${t(words.tooOld)} ${digits(data.since)}.`;
  };
  const open = (date: Date | undefined) => {
    const fault = faultOf(date);
    setError(fault);
    if (!date || fault) return;
    completeTask('archived');
    goTo('archive', dayOf(date));
  };
  return { error, open };
}

/** A day by its English date. */
export function EnglishDateForm({ day }: { day: Day }) {
  const { t } = useNewspaper();
  const { error, open } = useOpenDay(t(words.noDate));
  const send = (typed: FormData) => {
    const date = String(typed.get('date'));
    open(isDay(date) ? dateOf(date) : undefined);
  };
  return (
    <Box title={t(words.byEnglish)}>
      <Entry className={forms.row} send={send}>
        <Field label={t(words.date)} name="date" type="date" initial={day} error={error} />
        <Button type="submit">{t(words.openDay)}</Button>
      </Entry>
    </Box>
  );
}

/** A day by its Bangla date; the year may be typed in either digits. */
export function BanglaDateForm({ day }: { day: Day }) {
  const { t, digits, language } = useNewspaper();
  const { error, open } = useOpenDay(t(words.noBanglaDate));
  const at = banglaDateOf(dateOf(day));
  const send = (typed: FormData) => {
    const of = (name: string) => typedNumber(String(typed.get(name)));
    const date = { day: of('day'), month: of('month'), year: of('year') };
    open(Number.isInteger(date.year) ? dateOfBangla(date) : undefined);
  };
  return (
    <Box title={t(words.byBangla)}>
      <Entry className={forms.row} send={send}>
        <Field
          label={t(words.day)}
          name="day"
          initial={String(at.day)}
          options={Array.from({ length: 31 }, (_, index) => ({
            value: String(index + 1),
            label: digits(index + 1),
          }))}
        />
        <Field
          label={t(words.month)}
          name="month"
          initial={String(at.month)}
          options={banglaMonths[language].map((label, index) => ({ value: String(index), label }))}
        />
        <Field
          label={t(words.year)}
          name="year"
          type="number"
          initial={digits(at.year)}
          error={error}
        />
        <Button type="submit">{t(words.openDay)}</Button>
      </Entry>
    </Box>
  );
}
