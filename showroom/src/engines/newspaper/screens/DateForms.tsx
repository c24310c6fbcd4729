import { type SubmitEvent, useState } from 'react';
import { goTo } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { dayOf } from '../../../words/days.ts';
import { useNewspaper } from '../engine.ts';
import { banglaDateOf, dateOfBangla } from '../words/bangla-calendar.ts';
import { banglaMonths, digits } from '../words/dates.ts';
import { readingWords } from '../words/reading-words.ts';
import { Box } from './Box.tsx';
import forms from './Form.module.css';

/** Opens a day, or says why there is no paper of it. @returns the sentence, if any */
function useOpenDay() {
  const { data, today, t, language, completeTask } = useNewspaper();
  return (date: Date): string | undefined => {
    if (date > today) return t(readingWords.notYet);
    if (date.getFullYear() < data.since) {
      return `${t(readingWords.tooOld)} ${digits(data.since, language)}.`;
    }
    completeTask('archived');
    goTo('archive', dayOf(date));
    return undefined;
  };
}

/** A day by its English date. */
export function EnglishDateForm({ date }: { date: Date }) {
  const { t } = useNewspaper();
  const open = useOpenDay();
  const [error, setError] = useState<string>();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [year = 0, month = 0, day = 0] = String(new FormData(event.currentTarget).get('date'))
      .split('-')
      .map(Number);
    setError(year > 0 ? open(new Date(year, month - 1, day)) : t(readingWords.noDate));
  };
  return (
    <Box title={t(readingWords.byEnglish)}>
      <form className={forms.row} onSubmit={send} noValidate>
        <Field
          label={t(readingWords.date)}
          name="date"
          type="date"
          initial={dayOf(date)}
          error={error}
        />
        <Button type="submit">{t(readingWords.openDay)}</Button>
      </form>
    </Box>
  );
}

/** A day by its Bangla date; the year may be typed in either digits. */
export function BanglaDateForm({ date }: { date: Date }) {
  const { t, language } = useNewspaper();
  const open = useOpenDay();
  const [error, setError] = useState<string>();
  const at = banglaDateOf(date);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [day = 0, month = 0, year = 0] = ['day', 'month', 'year'].map((name) =>
      typedNumber(String(typed.get(name))),
    );
    const found = Number.isInteger(year) ? dateOfBangla({ day, month, year }) : undefined;
    setError(found ? open(found) : t(readingWords.noBanglaDate));
  };
  return (
    <Box title={t(readingWords.byBangla)}>
      <form className={forms.row} onSubmit={send} noValidate>
        <Field
          label={t(readingWords.day)}
          name="day"
          initial={String(at.day)}
          options={Array.from({ length: 31 }, (_, index) => ({
            value: String(index + 1),
            label: digits(index + 1, language),
          }))}
        />
        <Field
          label={t(readingWords.month)}
          name="month"
          initial={String(at.month)}
          options={banglaMonths[language].map((label, index) => ({ value: String(index), label }))}
        />
        <Field
          label={t(readingWords.year)}
          name="year"
          type="number"
          initial={digits(at.year, language)}
          error={error}
        />
        <Button type="submit">{t(readingWords.openDay)}</Button>
      </form>
    </Box>
  );
}
