import type { Language } from '@nokshi/forms/languages.ts';
import styles from './Words.module.css';

/** What a visitor wrote, in their language. Nothing where they wrote nothing. */
export function Words({
  language,
  subject,
  message,
}: {
  language: Language;
  subject: string;
  message: string;
}) {
  if (!subject && !message) return null;
  return (
    <div className={styles.words} lang={language}>
      {subject && <h2>{subject}</h2>}
      {message && <p>{message}</p>}
    </div>
  );
}
