import { plainCode } from '@nokshi/forms/plain-signs.ts';
import { useId, useState } from 'react';
import { goTo } from '../../../../runtime/hash.ts';
import { Entry } from '../../../../ui/Entry.tsx';
import { Note, Stack } from '../../../../ui/layout.tsx';
import { dayOf } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { checkDigit, faultOfNumber, paintedNumber } from '../../steps/container.ts';
import { shortDay } from '../../words/days.ts';
import { words } from '../../words/words.ts';
import { usePlace } from '../usePlace.ts';
import styles from './Tracking.module.css';

/** A field for the number of a container, and where the container is. */
export function Tracking({ section }: { section: SectionOf<'tracking'> }) {
  const { t, completeTask, say } = useOrganisation();
  const { page, part } = usePlace();
  const [fault, setFault] = useState('');
  const id = useId();
  const { containers } = section;
  const example = paintedNumber(containers[0]?.number ?? '');
  const found = containers.find(({ number }) => number === part);
  const faultIn = (number: string): string => {
    const wrong = faultOfNumber(number);
    if (wrong === 'form') return t(words.formFault);
    if (wrong === 'digit') return say(words.digitFault, { digit: `${checkDigit(number)}` });
    const isOurs = containers.some((one) => one.number === number);
    return isOurs ? '' : say(words.notOurs, { example });
  };
  const track = (typed: FormData) => {
    const number = plainCode(String(typed.get('number')));
    const wrong = faultIn(number);
    setFault(wrong);
    if (wrong !== '') return;
    completeTask('tracked');
    goTo(page.id, number);
  };
  return (
    <>
      <Entry className={styles.tracking} send={track}>
        <label htmlFor={id} className="visually-hidden">
          {t(words.container)}
        </label>
        <input
          id={id}
          name="number"
          key={part}
          defaultValue={found ? paintedNumber(found.number) : example}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={fault !== '' || undefined}
          aria-describedby={fault !== '' ? `${id}-fault` : undefined}
        />
        <button type="submit">{t(section.button)}</button>
        <p id={`${id}-fault`} role="alert">
          {fault}
        </p>
      </Entry>
      {found && <Journey container={found} />}
    </>
  );
}

/** The stops of a container; those after today are expected. */
function Journey({ container }: { container: SectionOf<'tracking'>['containers'][number] }) {
  const { t, today, language } = useOrganisation();
  const { number, about, vessel, stops } = container;
  const now = dayOf(today);
  const last = stops.findLastIndex(({ day }) => day <= now);
  return (
    <Stack gap={2} className={styles.journey} aria-live="polite">
      <h3>{paintedNumber(number)}</h3>
      <p>
        {t(about)} · {t(vessel)}
      </p>
      <ol>
        {stops.map(({ day, place, what }, index) => (
          <li
            key={t(what)}
            data-past={day <= now || undefined}
            aria-current={index === last ? 'step' : undefined}
          >
            <b>{t(what)}</b>
            <Note>
              {shortDay(day, language)} · {t(place)}
              {day > now && ` · ${t(words.expected)}`}
            </Note>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
