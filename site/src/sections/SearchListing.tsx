import type { Language } from '@nokshi/forms/languages.ts';
import { groupedNumber } from '../content/numbers.ts';
import { plain, type Text } from '../content/text.ts';
import type { Entry, ResultType } from '../search/entries.ts';
import { Section } from '../ui/Section.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './SearchListing.module.css';

type Group = { kind: ResultType; title: Text; entries: Entry[] };

const groupId = (kind: ResultType) => `all-${kind}`;

/**
 * Everything on the site by kind: the kinds beside a long list, each entry one line. What is found for a word
 * stands before it (search/page.ts).
 */
export function SearchListing({
  groups,
  contents,
  language,
}: {
  groups: Group[];
  contents: Text;
  language: Language;
}) {
  return (
    <Section>
      <div className={styles.listing}>
        <div className={styles.found} data-found aria-busy="true" hidden>
          <ul className={styles.entries} />
        </div>
        <nav className={styles.contents} aria-label={plain(contents)}>
          <ul>
            {groups.map(({ kind, title, entries }) => (
              <li key={kind}>
                <a href={`#${groupId(kind)}`}>
                  <b>{textNode(title)}</b> <small>{groupedNumber(entries.length, language)}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.groups}>
          {groups.map(({ kind, title, entries }, index) => (
            <section
              key={kind}
              aria-labelledby={groupId(kind)}
              data-far={index > 0 ? '' : undefined}
            >
              <h2 id={groupId(kind)}>{textNode(title)}</h2>
              <ul className={styles.entries}>
                {entries.map((entry) => (
                  <li
                    key={entry.href}
                    lang={entry.language === language ? undefined : entry.language}
                  >
                    <a href={entry.href}>{textNode(entry.title)}</a>
                    {entry.text && <p>{textNode(entry.text)}</p>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}
