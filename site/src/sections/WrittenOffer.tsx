import { blankSheet } from '@nokshi/prices/sheet.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import type { OpenOfferView } from '../content/open-offer.ts';
import type { Text } from '../content/text.ts';
import { Enquiry } from '../islands/enquiry/Enquiry.tsx';
import { Notes } from '../islands/offer/Notes.tsx';
import { OfferSheet } from '../islands/offer/OfferSheet.tsx';
import { Section } from '../ui/Section.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './WrittenOffer.module.css';

/**
 * The offer for visitors without script: a template whose places, `{{name}}`, the server fills with what
 * it reckons (`data-each`, `data-if`: server/src/pages/filled-template.ts).
 */
export function WrittenOffer({
  view,
  title,
  questions,
}: {
  view: OpenOfferView;
  title: Text;
  questions: Text;
}) {
  const { telling, form, letterhead } = view;
  const { words, language } = telling;
  return (
    <Section background="soft" heading="page-title">
      <h1 id="page-title">{textNode(title)}</h1>
      <div className={styles.offer}>
        <div className={styles.sheet}>
          <Notes notes={['{{text}}']} words={words.notes} />
          <OfferSheet sheet={blankSheet} words={words} letterhead={letterhead} />
        </div>
        <form className={styles.questions} action={`${form.endpoint}/price`}>
          <h2>{textNode(questions)}</h2>
          <input type="hidden" name="product" value="{{product}}" />
          <input type="hidden" name="lang" value={language} />
          <div data-each="questions">
            <div data-if="number">
              <Field
                as="input"
                id="offer-{{name}}"
                name="{{name}}"
                label="{{label}}"
                inputMode="numeric"
                defaultValue="{{value}}"
              />
            </div>
            <div data-if="choice">
              <Choice />
            </div>
          </div>
          <p>
            <Button type="submit">{words.actions.compute}</Button>
          </p>
        </form>
        <div className={styles.enquiry}>
          <h2 id="offer-enquiry">{words.enquiry.title}</h2>
          <Enquiry kind="offer" view={form} intro={words.enquiry.intro} />
        </div>
      </div>
    </Section>
  );
}

/** A question with answers to choose from: those before the chosen one, it, and those after it. */
function Choice() {
  return (
    <Field
      as="select"
      id="offer-{{name}}"
      name="{{name}}"
      label="{{label}}"
      defaultValue="{{chosenValue}}"
    >
      <option data-each="before" value="{{value}}">
        {'{{words}}'}
      </option>
      <option data-each="chosen" value="{{chosenValue}}">
        {'{{words}}'}
      </option>
      <option data-each="after" value="{{value}}">
        {'{{words}}'}
      </option>
    </Field>
  );
}
