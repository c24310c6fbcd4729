import type { Testimonial } from '../content/people.ts';
import type { Text } from '../content/text.ts';
import joined from '../thread/joined.module.css';
import { ExampleMark } from '../ui/ExampleMark.tsx';
import { Ornament } from '../ui/Ornament.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { StitchLine } from '../ui/Stitch.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './Testimonials.module.css';

/** Testimonials: large quotations that hang from the thread, the second one set lower. */
export function Testimonials({
  title,
  intro,
  testimonials,
}: {
  title: Text;
  intro: Text;
  testimonials: Testimonial[];
}) {
  return (
    <Section heading="testimonials" ornament={<Ornament place="heading" />}>
      <SectionHeading id="testimonials" title={title} intro={intro} />
      <div className={`${styles.quotes} ${joined.joined}`}>
        <StitchLine />
        {testimonials.map((testimonial) => (
          <figure key={testimonial.id} className={styles.quote}>
            <blockquote>
              <p>{textNode(testimonial.quote)}</p>
            </blockquote>
            <figcaption>
              <span>
                <strong>{textNode(testimonial.author)}</strong>{' '}
                <ExampleMark example={testimonial.example} />
              </span>
              <span>{textNode(testimonial.role)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
