import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Note } from '../../../../ui/layout.tsx';
import { Panel } from '../../../../ui/Panels.tsx';
import { Sms } from '../../../../ui/Sms.tsx';
import { presences, studentsOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { presenceOf, registerDay, takeRegister } from '../../steps/attendance.ts';
import { words } from '../../words/words.ts';
import lists from '../List.module.css';
import { useClassChoice } from '../useClassChoice.tsx';
import styles from './Register.module.css';

/** The register of a class for the day, and the messages to the guardians of those who are absent. */
export function Register() {
  const { data, world, t, completeTask, today, businessName, date, act, num, say } = useSchool();
  const { schoolClass, choice } = useClassChoice('register-class');
  const when = { data, today };
  const day = date(registerDay(when), 'weekday');
  const rows = studentsOf(data, schoolClass.id).map((student) => ({
    ...student,
    presence: presenceOf(when, world, student.id),
  }));
  const absent = rows.filter(({ presence }) => presence === 'absent');
  const save = (typed: FormData) => {
    const taken = rows.map(({ id }) => ({
      student: id,
      presence: presences.find((one) => one === typed.get(id)) ?? 'present',
    }));
    act(takeRegister, taken);
    completeTask('attended');
  };
  return (
    <>
      <h2>
        {t(words.register)}, {day}
      </h2>
      {choice}
      <Entry key={schoolClass.id} className={`${lists.panel} ${styles.register}`} send={save}>
        {rows.map(({ id, roll, name, presence = 'present' }) => (
          <fieldset key={id}>
            <legend>
              {num(roll)}. {t(name)}
            </legend>
            {presences.map((one) => (
              <label key={one} className={styles.choice}>
                <input type="radio" name={id} value={one} defaultChecked={presence === one} />
                {t(words[one])}
              </label>
            ))}
          </fieldset>
        ))}
        <p>
          <Button type="submit">{t(words.takeRegister)}</Button>
        </p>
      </Entry>
      {rows.some(({ presence }) => presence !== undefined) && (
        <div role="status">
          <Panel title={t(words.smsTitle)}>
            {absent.length === 0 && <p>{t(words.smsNone)}</p>}
            {absent.map(({ id, guardian, phone, name }) => (
              <div key={id}>
                <Note>
                  {t(guardian)} · {phone}
                </Note>
                <Sms>
                  {say(words.smsAbsent, {
                    school: businessName,
                    name: t(name),
                    class: t(schoolClass.name),
                    day,
                  })}
                </Sms>
              </div>
            ))}
          </Panel>
        </div>
      )}
    </>
  );
}
