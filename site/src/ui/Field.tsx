import type { InputHTMLAttributes } from 'react';
import styles from './Field.module.css';

type Frame = {
  /** The form's name; with the field's name it makes the ids, which the server knows. */
  form: string;
  name: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong, in words; nothing while all is well. */
  error?: string | undefined;
  /** Behind the label, such as "optional". */
  mark?: string | undefined;
  required?: boolean;
  /** The id of a text elsewhere that describes this field, too. */
  describedBy?: string | undefined;
  /** Takes the whole row of a form in two columns. */
  wide?: boolean;
  /**
   * What belongs in the field, for agents in the visitor's browser (WebMCP's declarative proposal, as
   * Chrome tries it: developer.chrome.com/docs/ai/webmcp).
   */
  agentHint?: string;
};

/** What a field is filled in with. */
export type FieldControl =
  | ({ as: 'input' } & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'>)
  | { as: 'textarea'; rows: number }
  | { as: 'select'; placeholder: string; options: readonly string[] }
  | { as: 'checkbox' };

export type FieldProps = Frame & FieldControl;

/**
 * A field of a form: label, hint and error, and the control that they belong to.
 * Controls hold their own value: what is typed before the script runs must stay.
 */
export function Field(props: FieldProps) {
  const { form, name, label, hint, error = '', mark, wide = false } = props;
  const id = `${form}-${name}`;
  const text = (
    <label className={styles.label} htmlFor={id}>
      {label}
      {mark && <span className={styles.mark}> {mark}</span>}
    </label>
  );
  return (
    <div className={styles.field} data-wide={wide || undefined} data-as={props.as}>
      {props.as !== 'checkbox' && text}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Control {...props} id={id} />
      {props.as === 'checkbox' && text}
      {/* Its only content is the sentence: the server writes it here when no script runs. */}
      <p className={styles.error} id={`${id}-error`} hidden={error === ''}>
        {error}
      </p>
    </div>
  );
}

function Control(props: FieldProps & { id: string }) {
  const { id, name, hint, error, describedBy, required, agentHint } = props;
  const common = {
    id,
    name,
    required,
    className: styles.control,
    'aria-describedby': [describedBy, hint && `${id}-hint`, `${id}-error`]
      .filter(Boolean)
      .join(' '),
    'aria-invalid': error ? true : undefined,
    ...(agentHint && { toolparamdescription: agentHint }),
  };
  switch (props.as) {
    case 'textarea':
      return <textarea {...common} rows={props.rows} />;
    case 'select':
      return (
        <span className={styles.select}>
          <select {...common}>
            <option value="">{props.placeholder}</option>
            {props.options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        </span>
      );
    case 'checkbox':
      return <input {...common} className={styles.box} type="checkbox" value="yes" />;
    case 'input': {
      const { type = 'text', autoComplete } = props;
      return <input {...common} type={type} autoComplete={autoComplete} />;
    }
  }
}
