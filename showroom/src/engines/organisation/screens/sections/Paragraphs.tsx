import { screenHash } from '../../../../runtime/hash.ts';
import { formPart, hasForm, type SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import styles from './Paragraphs.module.css';

/** Words, and the pages they lead to. */
export function Paragraphs({ section }: { section: SectionOf<'words'> }) {
  const { data, t } = useOrganisation();
  return (
    <>
      {section.paragraphs.map((paragraph) => (
        <p key={t(paragraph)}>{t(paragraph)}</p>
      ))}
      {section.links.length > 0 && (
        <p className={styles.links}>
          {section.links.map(({ page, name }) => (
            <a
              key={page}
              href={hasForm(data, page) ? screenHash(page, formPart) : screenHash(page)}
            >
              {t(name)}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
