import type { Testimonial } from '../content/people.ts';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import styles from './Testimonials.module.css';

/** What clients say: large quotations, the second one set lower (SPEC 2.3). */
export function Testimonials({
  title,
  intro,
  testimonials,
}: {
  title: string;
  intro: string;
  testimonials: Testimonial[];
}) {
  return (
    <Section heading="testimonials">
      <SectionHeading id="testimonials" title={title} intro={intro} />
      <div className={styles.quotes}>
        {testimonials.map((testimonial) => (
          <figure key={testimonial.id} className={styles.quote}>
            <blockquote>
              <p>{testimonial.quote}</p>
            </blockquote>
            <figcaption>
              <strong>{testimonial.author}</strong>
              <span>{testimonial.role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
