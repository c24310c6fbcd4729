import { onHost } from '@nokshi/forms/on-host.ts';
import { buttonClass } from '@nokshi/ui/Button.tsx';
import { useUser } from '../session/user.ts';
import { Choices } from '../ui/Choices.tsx';
import { Folded } from '../ui/Folded.tsx';
import { useWords } from '../words/words.ts';
import styles from './ExportLinks.module.css';

/**
 * For owners: files of all that the inbox shows.
 * @param question what the inbox asks the server
 */
export function ExportLinks({ question }: { question: string }) {
  const { words } = useWords();
  const { role } = useUser();
  if (role !== 'owner') return null;
  const addressOf = (format: string): string => {
    const query = new URLSearchParams(question.split('?')[1]);
    for (const name of ['after', 'limit']) query.delete(name);
    query.set('format', format);
    return onHost(`/api/desk/export?${query}`);
  };
  return (
    <Folded title={words.export.title}>
      <Choices>
        <a className={buttonClass('quiet')} href={addressOf('csv')} download>
          {words.export.csv}
        </a>
        <a className={buttonClass('quiet')} href={addressOf('json')} download>
          {words.export.json}
        </a>
      </Choices>
      <p className={styles.hint}>{words.export.hint}</p>
    </Folded>
  );
}
