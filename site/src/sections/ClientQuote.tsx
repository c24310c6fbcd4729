import type { Testimonial } from '../content/people.ts';
import { ExampleMark } from '../ui/ExampleMark.tsx';
import { say } from '../ui/say.tsx';
import styles from './ClientQuote.module.css';

/** What a client says of the work that the block describes. */
export function ClientQuote({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className={styles.quote}>
      <blockquote>{say(testimonial.quote)}</blockquote>
      <figcaption>
        <span>
          <b>{say(testimonial.author)}</b> <ExampleMark example={testimonial.example} />
        </span>
        <span>{say(testimonial.role)}</span>
      </figcaption>
    </figure>
  );
}
