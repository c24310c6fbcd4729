import { languages } from '@nokshi/forms/languages.ts';
import type { Deed, Log } from '@nokshi/server/desk/contract/log.ts';
import { Link } from 'wouter';
import { useWords } from '../words.ts';
import styles from './Deeds.module.css';
import { deedNameOf, detailOf } from './sentence.ts';

/** What was done, each with its time; an enquiry that is still there is a link. */
export function Deeds({
  deeds,
  colleagues,
}: {
  deeds: readonly Deed[];
  colleagues: Log['colleagues'];
}) {
  const { language } = useWords();
  const clock = new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  if (deeds.length === 0) return null;
  return (
    <ol className={styles.deeds}>
      {deeds.map((deed) => (
        <li key={deed.id}>
          <span>
            <Sentence deed={deed} colleagues={colleagues} />
          </span>
          <time dateTime={deed.at}>{clock.format(new Date(deed.at))}</time>
        </li>
      ))}
    </ol>
  );
}

function Sentence({ deed, colleagues }: { deed: Deed; colleagues: Log['colleagues'] }) {
  const { said, filled } = useWords();
  const { author, reference } = deed;
  const values = { author, detail: detailOf(deed, colleagues) };
  const [before = '', after] = said.deeds[deedNameOf(deed)].split('{reference}');
  return (
    <>
      {filled(before, values)}
      {after !== undefined && reference !== null && (
        <Link href={`/enquiries/${reference}`}>{reference}</Link>
      )}
      {after !== undefined && filled(after, values)}
    </>
  );
}
