import type { Language } from '@nokshi/forms/languages.ts';
import { fillText, langOf, plain, type Text } from '../content/text.ts';
import { Knots } from '../ui/Knots.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { textNode } from '../ui/text-node.tsx';

type Step = { when: Text; words: Text };

/** What happens to an enquiry: kept, answered by a day that scripts/office-clock.ts names, deleted. */
export function AfterSending({
  title,
  received,
  answered,
  deleted,
  days,
  language,
}: {
  title: Text;
  received: Step;
  answered: Step & { by: Text };
  deleted: Step;
  /** How long enquiries are kept. */
  days: number;
  language: Language;
}) {
  return (
    <Section background="brand" heading="after">
      <SectionHeading id="after" title={title} />
      <Knots
        across="alone"
        knots={[
          { key: 1, when: textNode(received.when), words: received.words, stitches: 2 },
          {
            key: 2,
            when: (
              <span data-by={plain(answered.by)} lang={langOf(answered.by)}>
                {textNode(answered.when)}
              </span>
            ),
            words: answered.words,
            stitches: 12,
          },
          {
            key: 3,
            when: textNode(fillText(deleted.when, { days }, language)),
            words: deleted.words,
            stitches: 0,
          },
        ]}
      />
    </Section>
  );
}
