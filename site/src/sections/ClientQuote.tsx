import type { Testimonial } from '../content/people.ts';
import { ExampleMark } from '../ui/ExampleMark.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './ClientQuote.module.css';

/** A client's quotation about the work of the block. */
export function ClientQuote({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className={styles.quote}>
      <blockquote>{textNode(testimonial.quote)}</blockquote>
      <figcaption>
        <span>
          <b>{textNode(testimonial.author)}</b> <ExampleMark example={testimonial.example} />
        </span>
        <span>{textNode(testimonial.role)}</span>
      </figcaption>
    </figure>
  );
}
