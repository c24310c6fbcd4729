import { fill } from '@nokshi/forms/fill.ts';
import { pathIn } from '@nokshi/forms/languages.ts';
import { smallestQuery } from '@nokshi/prices/answers.ts';
import { groupNames } from '@nokshi/prices/choices.ts';
import { smallestPayments } from '@nokshi/prices/offer.ts';
import type { Plan } from '@nokshi/prices/plans.ts';
import { takaOf } from '@nokshi/prices/taka.ts';
import type { Telling } from '@nokshi/prices/tell-offer.ts';
import styles from './PriceList.module.css';

/**
 * Everything that has a price, by trade, each with what its smallest costs. Without script a line leads to
 * the offer that the server makes.
 */
export function PriceList({
  telling,
  endpoint,
  onChoose,
}: {
  telling: Telling;
  /** Where the server answers; nothing on a host without one. */
  endpoint: string | undefined;
  onChoose: (query: string) => void;
}) {
  const { book, words, language } = telling;
  const { first, monthly } = words.list;
  const page = endpoint === undefined ? pathIn(language, '/price') : `${endpoint}/price`;
  return (
    <table className={styles.list}>
      <caption>{words.sheet.empty}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{first}</th>
          <th scope="col">{monthly}</th>
        </tr>
      </thead>
      {groupNames.map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.group}>
              {words.groups[group]}
            </th>
          </tr>
          {book.plans
            .filter((plan) => plan.group === group)
            .map((plan) => (
              <tr key={plan.key}>
                <th scope="row">
                  <a
                    href={`${page}?${smallestQuery(plan)}&lang=${language}`}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                      event.preventDefault();
                      onChoose(smallestQuery(plan));
                    }}
                  >
                    {plan.title}
                  </a>
                  <span>{plan.forWhom}</span>
                </th>
                <Amounts plan={plan} telling={telling} />
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}

/** The first payment and what is paid each month, VAT included. */
function Amounts({ plan, telling }: { plan: Plan; telling: Telling }) {
  const { book, words, language } = telling;
  const { whole, yearly } = words.list;
  const taka = (paisa: number) => takaOf(paisa, language);
  const payments = smallestPayments(book, plan);
  return (
    <>
      <td>
        {taka(payments.first)}
        {payments.way === 'signing' && (
          <>
            {' '}
            <small>{fill(whole, { price: taka(payments.whole) }, language)}</small>
          </>
        )}
      </td>
      <td>
        {taka(payments.monthly)}
        {payments.way === 'year' && (
          <>
            {' '}
            <small>{yearly}</small>
          </>
        )}
      </td>
    </>
  );
}
