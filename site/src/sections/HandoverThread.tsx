import type { Handover } from '../content/courses.ts';
import { plain, type Text } from '../content/text.ts';
import { Knots } from '../ui/Knots.tsx';
import { type Background, Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { textNode } from '../ui/text-node.tsx';

/** What a client holds, and when, as a thread of the weeks or days that its smallest job takes. */
export function HandoverThread({
  title,
  intro,
  handovers,
  background,
}: {
  title: Text;
  intro: Text;
  handovers: Handover[];
  background: Background;
}) {
  return (
    <Section background={background} heading="course">
      <SectionHeading id="course" title={title} intro={intro} />
      <Knots
        across="joined"
        knots={handovers.map((one) => ({ ...one, key: plain(one.when), when: textNode(one.when) }))}
      />
    </Section>
  );
}
