import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { named, type SchoolClass } from '../data.ts';
import { useSchool } from '../engine.ts';
import { words } from '../words/words.ts';

/** The class that a screen is about, that of the shown student at first, and the field to change it. */
export function useClassChoice(name: string) {
  const { data, t } = useSchool();
  const [id, choose] = useState(named(data.students, data.login)?.class ?? '');
  const schoolClass = (named(data.classes, id) ?? data.classes[0]) as SchoolClass;
  const choice = (
    <Field
      label={t(words.class)}
      name={name}
      initial={schoolClass.id}
      options={data.classes.map((one) => ({ value: one.id, label: t(one.name) }))}
      onChange={choose}
    />
  );
  return { schoolClass, choice };
}
