import { Field } from '../../../ui/Field.tsx';
import { taka } from '../../../words/taka.ts';
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
  const { data, translate, language } = useDiagnostic();
  const visits = data.doctors.map(({ id, name, visit }) => ({
    value: id,
    label: `${translate(name)}, ${taka(visit, language)}`,
  }));
  const noVisit = { value: '', label: translate(words.noVisit) };
  return (
    <div className={formStyles.pair}>
      <Field
        label={translate(words.patientName)}
        name="name"
        initial={serial && translate(serial.name)}
      />
      <Field label={translate(words.phone)} name="phone" type="tel" initial={serial?.phone ?? ''} />
      <Field label={translate(words.age)} name="age" hint={translate(words.ageHint)} />
      <Field
        label={translate(words.sex)}
        name="sex"
        options={sexes.map((value) => ({ value, label: translate(words[value]) }))}
      />
      <Field label={translate(words.by)} name="by" initial={translate(words.self)} />
      {data.points.length > 1 && (
        <Field
          label={translate(words.point)}
          name="point"
          options={data.points.map(({ id, name }) => ({ value: id, label: translate(name) }))}
        />
      )}
      {data.doctors.length > 0 && (
        <Field
          label={translate(words.visit)}
          name="doctor"
          initial={serial?.doctor}
          options={[noVisit, ...visits]}
          onChange={onVisit}
        />
      )}
    </div>
  );
}
