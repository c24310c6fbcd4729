import {
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import styles from './Field.module.css';

type Frame = {
  /** For what must find its elements by their ids: `<id>`, `<id>-hint` and `<id>-error`. */
  id?: string;
  name?: string;
  label: string;
  hint?: string | undefined;
  /** The error message; nothing while the field is valid. */
  error?: string | undefined;
  /** Reads out an error that appears: for forms that don't lead the focus to it. */
  isErrorRead?: boolean;
  /** Behind the label, such as "optional". */
  mark?: string | undefined;
  required?: boolean;
  /** The id of a text elsewhere that describes this field, too. */
  describedBy?: string | undefined;
  /** Takes the whole row of a form in two columns. */
  wide?: boolean;
  /**
   * A description of the field for agents in the visitor's browser (WebMCP's declarative proposal, as
   * Chrome tries it: developer.chrome.com/docs/ai/webmcp).
   */
  agentHint?: string;
};

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'lang'
  | 'maxLength'
  | 'min'
  | 'defaultValue'
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'onKeyDown'
>;

type TextareaAttributes = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'rows' | 'maxLength' | 'lang' | 'defaultValue' | 'value' | 'onChange'
>;

type SelectAttributes = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  'children' | 'defaultValue' | 'value' | 'onChange'
>;

/** The control of a field. */
export type FieldControl =
  | ({ as: 'input' } & InputAttributes)
  | ({ as: 'textarea' } & TextareaAttributes)
  | ({ as: 'select' } & SelectAttributes)
  | { as: 'checkbox' };

/**
 * A field of a form: label, hint and error, and the control that they belong to.
 * Controls hold their own value: what is typed before the script runs must stay.
 */
export function Field({
  id: givenId,
  name,
  label,
  hint,
  error = '',
  isErrorRead = false,
  mark,
  required,
  describedBy,
  wide = false,
  agentHint,
  ...control
}: Frame & FieldControl) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const text = (
    <label className={styles.label} htmlFor={id}>
      {label}
      {mark && <span className={styles.mark}> {mark}</span>}
    </label>
  );
  const described = {
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
  return (
    <div className={styles.field} data-wide={wide || undefined} data-as={control.as}>
      {control.as !== 'checkbox' && text}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {controlOf(control, described)}
      {control.as === 'checkbox' && text}
      {/* Its only content is the sentence: the server writes it here when no script runs. */}
      <p
        className={styles.error}
        id={`${id}-error`}
        role={isErrorRead ? 'alert' : undefined}
        hidden={error === ''}
      >
        {error}
      </p>
    </div>
  );
}

/** @param described what every control has: its id, its name, and what describes it */
function controlOf(control: FieldControl, described: InputHTMLAttributes<never>) {
  switch (control.as) {
    case 'textarea': {
      const { as, ...attributes } = control;
      return <textarea {...described} {...attributes} />;
    }
    case 'select': {
      const { as, ...attributes } = control;
      return (
        <span className={styles.select}>
          <select {...described} {...attributes} />
        </span>
      );
    }
    case 'checkbox':
      return <input {...described} className={styles.box} type="checkbox" value="yes" />;
    case 'input': {
      const { as, type = 'text', ...attributes } = control;
      return <input {...described} type={type} {...attributes} />;
    }
  }
}
