import { pathIn } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import type { FormEvent, ReactNode } from 'react';
import type { OpenOfferView } from '../../content/open-offer.ts';
import styles from './OfferForm.module.css';
import { productFieldId } from './useOffer.ts';

/**
 * The questions as a form: without script the server answers it with the offer. Its button stays until
 * something is chosen: what goes once the script runs would move the page.
 */
export function OfferForm({
  view,
  isChosen,
  children,
}: {
  view: OpenOfferView;
  /** Whether the offer writes itself, so that no button is needed. */
  isChosen: boolean;
  children: ReactNode;
}) {
  const { endpoint } = view.form;
  const { language, words } = view.telling;
  return (
    <form
      className={styles.form}
      action={endpoint === undefined ? onHost(pathIn(language, '/price')) : `${endpoint}/price`}
      onSubmit={(event) => leadToChoice(event, isChosen)}
    >
      <input type="hidden" name="lang" value={language} />
      {children}
      {!isChosen && endpoint !== undefined && (
        <p>
          <Button type="submit">{words.actions.compute}</Button>
        </p>
      )}
    </form>
  );
}

function leadToChoice(event: FormEvent<HTMLFormElement>, isChosen: boolean): void {
  event.preventDefault();
  if (!isChosen) event.currentTarget.querySelector<HTMLElement>(`#${productFieldId}`)?.focus();
}
