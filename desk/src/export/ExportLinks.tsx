import { may } from '@nokshi/contract/vocabulary.ts';
import { useUser } from '../session/user.ts';
import { Choices } from '../ui/Choices.tsx';
import { Folded } from '../ui/Folded.tsx';
import { useWords } from '../words/words.ts';
import { DownloadLink } from './DownloadLink.tsx';
import styles from './ExportLinks.module.css';

/**
 * For owners: files of all that the inbox shows.
 * @param question what the inbox asks the server
 */
export function ExportLinks({ question }: { question: string }) {
  const { words } = useWords();
  const { role } = useUser();
  if (!may(role, 'ownership')) return null;
  const addressOf = (format: string): string => {
    const query = new URLSearchParams(question.split('?')[1]);
    for (const name of ['after', 'limit']) query.delete(name);
    query.set('format', format);
    return `/api/desk/export?${query}`;
  };
  return (
    <Folded title={words.export.title}>
      <Choices>
        <DownloadLink address={addressOf('csv')}>{words.export.csv}</DownloadLink>
        <DownloadLink address={addressOf('json')}>{words.export.json}</DownloadLink>
      </Choices>
      <p className={styles.hint}>{words.export.hint}</p>
    </Folded>
  );
}
