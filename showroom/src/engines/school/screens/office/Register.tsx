import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { type Presence, presences, type Student, studentsOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { presenceOf, registerDay, takeRegister } from '../../steps/attendance.ts';
import { words } from '../../words/words.ts';
import lists from '../List.module.css';
import { useClassChoice } from '../useClassChoice.tsx';
import styles from './Register.module.css';

/** The register of a class for the day, and the messages to the guardians of those who are absent. */
export function Register() {
  const { data, world, t, completeTask, today, businessName, date, act, say } = useSchool();
  const { schoolClass, choice } = useClassChoice('register-class');
  const when = { data, today };
  const students = studentsOf(data, schoolClass.id);
  const day = date(registerDay(when), 'weekday');
  const absent = students.filter(({ id }) => presenceOf(when, world, id) === 'absent');
  const isTaken = students.some(({ id }) => presenceOf(when, world, id) !== undefined);
  const save = (typed: FormData) => {
    const rows = students.map(({ id }) => ({
      student: id,
      presence: presences.find((one) => one === typed.get(id)) ?? 'present',
    }));
    act(takeRegister, rows);
    completeTask('attended');
  };
  const message = ({ name }: Student) =>
    say(words.smsAbsent, {
      school: businessName,
      name: t(name),
      class: t(schoolClass.name),
      day,
    });
  return (
    <>
      <h2>
        {t(words.register)}, {day}
      </h2>
      {choice}
      <Entry key={schoolClass.id} className={lists.card} send={save}>
        {students.map((student) => (
          <Row key={student.id} student={student} chosen={presenceOf(when, world, student.id)} />
        ))}
        <p>
          <Button type="submit">{t(words.takeRegister)}</Button>
        </p>
      </Entry>
      {isTaken && (
        <section className={lists.card} aria-labelledby="sms" role="status">
          <h3 id="sms">{t(words.smsTitle)}</h3>
          {absent.length === 0 && <p>{t(words.smsNone)}</p>}
          {absent.map((student) => (
            <div key={student.id}>
              <small className={lists.soft}>
                {t(student.guardian)} · {student.phone}
              </small>
              <p className={lists.sms}>{message(student)}</p>
            </div>
          ))}
        </section>
      )}
    </>
  );
}

/** One student with the three answers. */
function Row({ student, chosen }: { student: Student; chosen: Presence | undefined }) {
  const { t, num } = useSchool();
  return (
    <fieldset className={styles.row}>
      <legend>
        {num(student.roll)}. {t(student.name)}
      </legend>
      {presences.map((presence) => (
        <label key={presence} className={styles.choice}>
          <input
            type="radio"
            name={student.id}
            value={presence}
            defaultChecked={(chosen ?? 'present') === presence}
          />
          {t(words[presence])}
        </label>
      ))}
    </fieldset>
  );
}
