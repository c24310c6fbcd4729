import { buttonClass } from '@nokshi/ui/Button.tsx';
import type { Text } from '../content/text.ts';
import { textNode } from '../ui/text-node.tsx';

/** Asks whether scripts of other companies may be loaded; load.ts opens it, and a page goes on beside it. */
export function ConsentQuestion({
  words,
  parties,
}: {
  words: Record<'title' | 'text' | 'agree' | 'refuse', Text>;
  parties: { name: string; purpose: Text }[];
}) {
  return (
    <dialog data-consent aria-labelledby="consent">
      <form method="dialog">
        <h2 id="consent">{textNode(words.title)}</h2>
        <ul>
          {parties.map(({ name, purpose }) => (
            <li key={name}>
              <strong>{name}</strong> {textNode(purpose)}
            </li>
          ))}
        </ul>
        <p>{textNode(words.text)}</p>
        <p>
          {/* Alike: neither answer is the easier one. */}
          <button className={buttonClass('quiet')} type="submit" value="yes">
            {textNode(words.agree)}
          </button>{' '}
          <button className={buttonClass('quiet')} type="submit" value="no">
            {textNode(words.refuse)}
          </button>
        </p>
      </form>
    </dialog>
  );
}
