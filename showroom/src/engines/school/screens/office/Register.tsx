import { filled } from '../../../../shell/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { dayInWords } from '../../../../words/days.ts';
import { numeral } from '../../../../words/taka.ts';
import { type Presence, presences, type Student, studentsOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { presenceOf, registerDay, takeRegister } from '../../steps/attendance.ts';
import { words } from '../../words/words.ts';
import lists from '../List.module.css';
import { useClassChoice } from '../useClassChoice.tsx';
import styles from './Register.module.css';

/** The register of a class for the day, and the messages to the guardians of those who are absent. */
export function Register() {
  const { data, world, translate, step, completeTask, language, today, businessName } = useSchool();
  const { schoolClass, choice } = useClassChoice('register-class');
  const when = { data, today };
  const students = studentsOf(data, schoolClass.id);
  const day = dayInWords(registerDay(when), language, 'weekday');
  const absent = students.filter(({ id }) => presenceOf(when, world, id) === 'absent');
  const isTaken = students.some(({ id }) => presenceOf(when, world, id) !== undefined);
  const save = (typed: FormData) => {
    const rows = students.map(({ id }) => ({
      student: id,
      presence: presences.find((one) => one === typed.get(id)) ?? 'present',
    }));
    step((school, before) => takeRegister(school, before, rows));
    completeTask('attended');
  };
  const message = ({ name }: Student) =>
    filled(translate(words.smsAbsent), {
      school: businessName,
      name: translate(name),
      class: translate(schoolClass.name),
      day,
    });
  return (
    <>
      <h2>
        {translate(words.register)}, {day}
      </h2>
      {choice}
      <Entry key={schoolClass.id} className={lists.card} send={save}>
        {students.map((student) => (
          <Row key={student.id} student={student} chosen={presenceOf(when, world, student.id)} />
        ))}
        <p>
          <Button type="submit">{translate(words.takeRegister)}</Button>
        </p>
      </Entry>
      {isTaken && (
        <section className={lists.card} aria-labelledby="sms" role="status">
          <h3 id="sms">{translate(words.smsTitle)}</h3>
          {absent.length === 0 && <p>{translate(words.smsNone)}</p>}
          {absent.map((student) => (
            <div key={student.id}>
              <small className={lists.soft}>
                {translate(student.guardian)} · {student.phone}
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
  const { translate, language } = useSchool();
  return (
    <fieldset className={styles.row}>
      <legend>
        {numeral(student.roll, language)}. {translate(student.name)}
      </legend>
      {presences.map((presence) => (
        <label key={presence} className={styles.choice}>
          <input
            type="radio"
            name={student.id}
            value={presence}
            defaultChecked={(chosen ?? 'present') === presence}
          />
          {translate(words[presence])}
        </label>
      ))}
    </fieldset>
  );
}
