import { plain, type Text } from '../content/text.ts';
import { Section } from '../ui/Section.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './CompanyFacts.module.css';

/** The company's particulars. What is not filled in yet is visibly blank. */
export function CompanyFacts({
  title,
  facts,
  blank,
}: {
  title: Text;
  facts: { label: Text; value: string }[];
  blank: Text;
}) {
  return (
    <Section heading="company-facts" tight>
      <h2 className={styles.title} id="company-facts">
        {textNode(title)}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={plain(label)}>
            <dt>{textNode(label)}</dt>
            <dd>{value || <span className={styles.blank}>{textNode(blank)}</span>}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
