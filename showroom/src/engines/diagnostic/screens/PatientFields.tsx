import { Field } from '../../../ui/Field.tsx';
import { useDiagnostic } from '../engine.ts';
import { sexes } from '../lists.ts';
import { words } from '../words/words.ts';
import type { Serial } from '../world.ts';
import formStyles from './Form.module.css';

/** Who the patient is, where the sample is taken, and whose visit is on the bill. */
export function PatientFields({
  serial,
  onVisit,
}: {
  /** The serial they come from, if any. */
  serial: Serial | undefined;
  onVisit: () => void;
}) {
  const { data, t, taka } = useDiagnostic();
  const visits = data.doctors.map(({ id, name, visit }) => ({
    value: id,
    label: `${t(name)}, ${taka(visit)}`,
  }));
  const noVisit = { value: '', label: t(words.noVisit) };
  return (
    <div className={formStyles.pair}>
      <Field label={t(words.patientName)} name="name" initial={serial && t(serial.name)} />
      <Field label={t(words.phone)} name="phone" type="tel" initial={serial?.phone ?? ''} />
      <Field label={t(words.age)} name="age" hint={t(words.ageHint)} />
      <Field
        label={t(words.sex)}
        name="sex"
        options={sexes.map((value) => ({ value, label: t(words[value]) }))}
      />
      <Field label={t(words.by)} name="by" initial={t(words.self)} />
      {data.points.length > 1 && (
        <Field
          label={t(words.point)}
          name="point"
          options={data.points.map(({ id, name }) => ({ value: id, label: t(name) }))}
        />
      )}
      {data.doctors.length > 0 && (
        <Field
          label={t(words.visit)}
          name="doctor"
          initial={serial?.doctor}
          options={[noVisit, ...visits]}
          onChange={onVisit}
        />
      )}
    </div>
  );
}
