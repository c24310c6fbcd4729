import { dayIn } from '@nokshi/forms/calendar-day.ts';
import { fill } from '@nokshi/forms/fill.ts';
import { pathIn } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { newReference } from '@nokshi/forms/reference.ts';
import type { Note } from '@nokshi/prices/answers.ts';
import { sheetOf } from '@nokshi/prices/sheet.ts';
import { summaryOf, tellNote, tellOffer } from '@nokshi/prices/tell-offer.ts';
import { useEffect, useState } from 'react';
import type { OpenOfferView } from '../../content/open-offer.ts';
import { Notes } from './Notes.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OfferEnquiry } from './OfferEnquiry.tsx';
import { OfferForm } from './OfferForm.tsx';
import { OfferSheet } from './OfferSheet.tsx';
import styles from './OpenOffer.module.css';
import { PriceList } from './PriceList.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import { Questions } from './Questions.tsx';
import { RunningSum } from './RunningSum.tsx';
import { useOffer } from './useOffer.ts';

/**
 * The open offer: all prices, and once one is chosen its questions, with the offer that writes itself beside
 * them. Until the script runs it is a form that the server answers with the same offer.
 */
export function OpenOffer({ view }: { view: OpenOfferView }) {
  const { telling, form, letterhead, icons } = view;
  const { book, words, language } = telling;
  const { given, chosen, isAnswered, choose, open, answer } = useOffer(book);
  const [reference, setReference] = useState('');
  useEffect(() => setReference(newReference(view.referencePrefix)), [view.referencePrefix]);

  const [today] = useState(() => dayIn(view.timeZone, Date.now()));

  const notes = chosen
    ? chosen.notes.filter(isOfNoField).map((note) => tellNote(chosen.plan, note, telling))
    : given.product === ''
      ? []
      : [fill(words.notes['unknown-product'], { given: given.product.slice(0, 40) }, language)];
  const address = chosen ? `${view.address}?${chosen.query}` : view.address;
  const told = chosen && tellOffer(chosen.plan, chosen.answers, today, telling);
  return (
    <div className={styles.offer}>
      <OfferForm view={view} isChosen={chosen !== undefined}>
        <ProductChoice
          plans={book.plans}
          words={words}
          value={chosen?.plan.key ?? ''}
          onChange={(event) => choose(event.target.value)}
        />
        {chosen && (
          <a
            className={styles.all}
            href={onHost(pathIn(language, '/price'))}
            onClick={(event) => {
              event.preventDefault();
              choose('');
            }}
          >
            {words.list.all}
          </a>
        )}
        {chosen && (
          <Questions chosen={chosen} typed={given.values} telling={telling} onAnswer={answer} />
        )}
        <Notes notes={notes} words={words.notes} />
        {told && <RunningSum told={told} telling={telling} />}
      </OfferForm>
      <div className={styles.sheet}>
        {chosen && told ? (
          <>
            <OfferSheet
              sheet={sheetOf(
                told,
                chosen.plan,
                { today, reference, address, brand: letterhead.name },
                telling,
              )}
              words={words}
              letterhead={letterhead}
            />
            <OfferActions
              words={words.actions}
              icons={icons}
              address={address}
              newTab={view.newTab}
              summary={summaryOf(told, address, telling)}
            />
            <OfferEnquiry
              title={words.enquiry.title}
              intro={words.enquiry.intro}
              form={form}
              offer={`${address}&reference=${reference}`}
              isAnswered={isAnswered}
            />
          </>
        ) : (
          <PriceList
            telling={telling}
            services={view.services}
            endpoint={form.endpoint}
            onChoose={open}
          />
        )}
      </div>
    </div>
  );
}

/** Whether no field shows what was written: a choice shows what is reckoned with. */
const isOfNoField = ({ kind }: Note): boolean => kind === 'unknown' || kind === 'no-choice';
