import { pathIn } from '@nokshi/forms/languages.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import type { OpenOfferView } from '../../content/open-offer.ts';
import styles from './OfferForm.module.css';

/** The questions as a form: without script the server answers it with the offer. */
export function OfferForm({ view, children }: { view: OpenOfferView; children: ReactNode }) {
  const [isScripted, setIsScripted] = useState(false);
  useEffect(() => setIsScripted(true), []);
  const { endpoint } = view.form;
  const { language, words } = view.telling;
  return (
    <form
      className={styles.form}
      action={endpoint === undefined ? pathIn(language, '/price') : `${endpoint}/price`}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="lang" value={language} />
      {children}
      {!isScripted && endpoint !== undefined && (
        <p>
          <Button type="submit">{words.actions.compute}</Button>
        </p>
      )}
    </form>
  );
}
