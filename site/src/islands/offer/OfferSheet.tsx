import type { Sheet } from '@nokshi/prices/sheet.ts';
import type { OfferWords } from '@nokshi/prices/tell-offer.ts';
import { StitchLine } from '../../ui/Stitch.tsx';
import { Letterhead, type LetterheadView } from './Letterhead.tsx';
import styles from './OfferSheet.module.css';
import { OfferTable } from './OfferTable.tsx';
import { Signatures } from './Signatures.tsx';

/**
 * An offer as it stands beside the questions and on paper. `data-each` and `data-if` are the contract
 * with the server, which writes the same sheet for visitors without script. What changes is all of its
 * element: beside other texts it would stay as it was once the browser has translated the page.
 */
export function OfferSheet({
  sheet,
  words,
  letterhead,
}: {
  sheet: Sheet;
  words: OfferWords;
  letterhead: LetterheadView;
}) {
  const { sheet: labels, paper } = words;
  return (
    <article className={styles.sheet} aria-labelledby="offer-title">
      <Letterhead {...letterhead} sheet={sheet} words={paper} />
      <h2 id="offer-title">{sheet.title}</h2>
      <p className={styles.facts}>
        <span>{sheet.time}</span>
        <span>{sheet.valid}</span>
        <span>{sheet.bookDay}</span>
      </p>
      <OfferTable sheet={sheet} labels={labels} />
      <p className={styles.first}>{sheet.first}</p>
      <dl className={styles.years}>
        <div>
          <dt>
            {labels.firstYear} <small>{labels.vatIncluded}</small>
          </dt>
          <dd>{sheet.payableFirstYear}</dd>
        </div>
        <div>
          <dt>
            {labels.threeYears} <small>{labels.vatIncluded}</small>
          </dt>
          <dd>{sheet.payableThreeYears}</dd>
        </div>
      </dl>
      {sheet.other && (
        <p className={styles.other} data-if="other">
          {sheet.other}
        </p>
      )}
      <div className={styles.inWords}>
        {sheet.onceInWords && (
          <p data-if="onceInWords">{`${paper.inWords}, ${labels.once}: ${sheet.onceInWords}`}</p>
        )}
        {sheet.monthlyInWords && (
          <p data-if="monthlyInWords">
            {`${paper.inWords}, ${labels.monthly}: ${sheet.monthlyInWords}`}
          </p>
        )}
      </div>
      <StitchLine />
      <div className={styles.lists}>
        <Lines title={labels.includes} name="includes" lines={sheet.includes} />
        <div>
          <Lines title={labels.excludes} name="excludes" lines={sheet.excludes} />
          <ul className={styles.without}>
            {sheet.hardware.map(({ text }) => (
              <li key={text} data-each="hardware">
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={styles.note}>{sheet.vatRule}</p>
      {sheet.sample && (
        <p className={styles.note} data-if="sample">
          {sheet.sample}
        </p>
      )}
      <Signatures sheet={sheet} words={paper} />
    </article>
  );
}

function Lines({
  title,
  name,
  lines,
}: {
  title: string;
  name: 'includes' | 'excludes';
  lines: Sheet['includes'];
}) {
  return (
    <div className={name === 'includes' ? styles.with : styles.without}>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ text }) => (
          <li key={text} data-each={name}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
