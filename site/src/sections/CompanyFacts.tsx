import { plain, type Text } from '../content/text.ts';
import { Section } from '../ui/Section.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './CompanyFacts.module.css';

/** The company's particulars. */
export function CompanyFacts({
  title,
  facts,
}: {
  title: Text;
  facts: { label: Text; value: string }[];
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
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
