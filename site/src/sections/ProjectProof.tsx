import type { Proof } from '../content/services.ts';
import { plain, type Text } from '../content/text.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { say } from '../ui/say.tsx';
import styles from './ProjectProof.module.css';

/** One result of a project beside its screen, for whom, and the way to all of it. */
export function ProjectProof({ proof, label, link }: { proof: Proof; label: Text; link: Text }) {
  return (
    <Section heading="proof" tight>
      <div className={styles.proof}>
        <h2 id="proof">{say(label)}</h2>
        <div className={styles.screen}>
          <Picture picture={proof.picture} sizes="(width < 48rem) 92vw, 24rem" />
        </div>
        <div className={styles.words}>
          <p className={styles.result}>{say(proof.result)}</p>
          <p>{say(proof.title)}</p>
          <p className={styles.client}>{say(proof.client)}</p>
          <ButtonLink
            href={proof.href}
            variant="text"
            label={`${plain(link)}: ${plain(proof.title)}`}
          >
            {say(link)}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
