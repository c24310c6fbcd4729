import { askedEmail } from '@nokshi/forms/fields.ts';

/**
 * The hidden fields of an enquiry, and a honeypot that only programs fill. Its name says nothing
 * to a browser's autofill, so that no person is taken for a program.
 */
export function HiddenFields({ page, label }: { page?: string | undefined; label: string }) {
  return (
    <>
      <input type="hidden" name="key" />
      <input type="hidden" name="page" defaultValue={page} />
      <input type="hidden" name="referrer" />
      <input type="hidden" name="campaign" />
      <input type="hidden" name={askedEmail} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {label} <input type="text" name="leave_empty" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
