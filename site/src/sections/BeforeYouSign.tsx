import type { Language } from '@nokshi/forms/languages.ts';
import { plain, type Text } from '../content/text.ts';
import { href } from '../routes/routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Section } from '../ui/Section.tsx';
import { say } from '../ui/say.tsx';
import styles from './BeforeYouSign.module.css';

/** The terms that matter most to who reads this page, folded, and the way to all of them. */
export function BeforeYouSign({
  title,
  all,
  entries,
  language,
}: {
  title: Text;
  all: Text;
  entries: { title: Text; text: Text }[];
  language: Language;
}) {
  return (
    <Section heading="before-you-sign" background="soft" tight>
      <div className={styles.spread}>
        <div className={styles.heading}>
          <h2 id="before-you-sign">{say(title)}</h2>
          <ButtonLink href={href('terms', language)} variant="text">
            {say(all)}
          </ButtonLink>
        </div>
        <div>
          {entries.map((entry) => (
            <Disclosure key={plain(entry.title)} {...entry} />
          ))}
        </div>
      </div>
    </Section>
  );
}
