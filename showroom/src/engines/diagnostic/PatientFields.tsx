import { Field } from '../../ui/Field.tsx';
import { taka } from '../../words/taka.ts';
import formStyles from './Form.module.css';
import { useDiagnostic } from './room.ts';
import { sexes } from './sexes.ts';
import { words } from './words.ts';
import type { Serial } from './world.ts';

/** Who the patient is, where the sample is taken, and whose visit is on the bill. */
export function PatientFields({
  serial,
  onVisit,
}: {
  /** The serial they come from, if any. */
  serial: Serial | undefined;
  onVisit: () => void;
}) {
  const { data, say, language } = useDiagnostic();
  const visits = data.doctors.map(({ id, name, visit }) => ({
    value: id,
    label: `${say(name)}, ${taka(visit, language)}`,
  }));
  const noVisit = { value: '', label: say(words.noVisit) };
  return (
    <div className={formStyles.pair}>
      <Field label={say(words.patientName)} name="name" initial={serial && say(serial.name)} />
      <Field label={say(words.phone)} name="phone" type="tel" initial={serial?.phone} />
      <Field label={say(words.age)} name="age" type="number" />
      <Field
        label={say(words.sex)}
        name="sex"
        options={sexes.map((value) => ({ value, label: say(words[value]) }))}
      />
      <Field label={say(words.by)} name="by" initial={say(words.self)} />
      {data.points.length > 1 && (
        <Field
          label={say(words.point)}
          name="point"
          options={data.points.map(({ id, name }) => ({ value: id, label: say(name) }))}
        />
      )}
      {data.doctors.length > 0 && (
        <Field
          label={say(words.visit)}
          name="doctor"
          initial={serial?.doctor}
          options={[noVisit, ...visits]}
          onChange={onVisit}
        />
      )}
    </div>
  );
}
