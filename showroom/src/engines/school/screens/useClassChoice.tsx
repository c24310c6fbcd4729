import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { named, nameOf, optionsOf, type SchoolClass } from '../data.ts';
import { useSchool } from '../engine.ts';
import { words } from '../words/words.ts';

/**
 * The class that a screen is about, that of the shown student at first, the field to change it, and what a
 * field of its subjects offers.
 */
export function useClassChoice(name: string) {
  const { data, t } = useSchool();
  const [id, choose] = useState(named(data.students, data.login)?.class ?? '');
  const schoolClass = (named(data.classes, id) ?? data.classes[0]) as SchoolClass;
  const taught = Object.keys(schoolClass.taught);
  const choice = (
    <Field
      label={t(words.class)}
      name={name}
      initial={schoolClass.id}
      options={optionsOf(data.classes, t)}
      onChange={choose}
    />
  );
  const subjects = taught.map((value) => ({ value, label: t(nameOf(data.subjects, value)) }));
  return { schoolClass, choice, subjects };
}
