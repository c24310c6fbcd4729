import type { Proof } from '../content/proofs.ts';
import { plain, type Text } from '../content/text.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { WithExampleMark } from '../ui/ExampleMark.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { textNode } from '../ui/text-node.tsx';
import { BeforeAndNow } from './BeforeAndNow.tsx';
import styles from './ProjectProof.module.css';

/** One result of a project beside its screen, for whom, and the way to all of it. */
export function ProjectProof({
  proof,
  title,
  link,
  labels,
}: {
  proof: Proof;
  title: Text;
  link: Text;
  labels: Record<'before' | 'after', Text>;
}) {
  return (
    <Section heading="proof" tight>
      <div className={styles.proof}>
        <h2 id="proof">{textNode(title)}</h2>
        <div className={styles.screen}>
          <Picture picture={proof.picture} sizes="(width < 48rem) 92vw, 24rem" detail="phone" />
        </div>
        <div className={styles.words}>
          <p className={styles.result}>{textNode(proof.text)}</p>
          {proof.change && <BeforeAndNow change={proof.change} labels={labels} />}
          <p>{textNode(proof.title)}</p>
          <p className={styles.client}>
            <WithExampleMark words={proof.client} example={proof.example} />
          </p>
          <ButtonLink
            href={proof.href}
            variant="text"
            label={`${plain(link)}: ${plain(proof.title)}`}
          >
            {textNode(link)}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
