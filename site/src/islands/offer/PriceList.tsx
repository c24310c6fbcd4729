import { fill } from '@nokshi/forms/fill.ts';
import { pathIn } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { smallestQuery } from '@nokshi/prices/answers.ts';
import { groupNames } from '@nokshi/prices/choices.ts';
import { type SmallestPayments, smallestPayments } from '@nokshi/prices/offer.ts';
import { listPlace } from '@nokshi/prices/plans.ts';
import { takaOf } from '@nokshi/prices/taka.ts';
import type { Telling } from '@nokshi/prices/tell-offer.ts';
import type { ReactNode } from 'react';
import type { PricedService } from '../../content/open-offer.ts';
import styles from './PriceList.module.css';

/**
 * Everything that has a price, by trade, each with what its smallest costs, and the services last, which lead
 * to their pages. Without script a line leads to the offer that the server makes.
 */
export function PriceList({
  telling,
  services,
  endpoint,
  onChoose,
}: {
  telling: Telling;
  services: readonly PricedService[];
  /** Where the server answers; nothing on a host without one. */
  endpoint: string | undefined;
  onChoose: (query: string) => void;
}) {
  const { book, words, language } = telling;
  const { first, monthly } = words.list;
  const page = endpoint === undefined ? onHost(pathIn(language, '/price')) : `${endpoint}/price`;
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
        <Group key={group} title={words.groups[group]}>
          {book.plans
            .filter((plan) => plan.group === group)
            .map((plan) => (
              <tr key={plan.key}>
                <th scope="row">
                  <span id={listPlace(plan)} className={styles.place} />
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
                  <small>{plan.forWhom}</small>
                </th>
                <Amounts payments={smallestPayments(book, plan)} telling={telling} />
              </tr>
            ))}
        </Group>
      ))}
      {services.length > 0 && (
        <Group title={words.list.services}>
          {services.map(({ href, title, forWhom, payments }) => (
            <tr key={href}>
              <th scope="row">
                <a href={href}>{title}</a>
                <small>{forWhom}</small>
              </th>
              <Amounts payments={payments} telling={telling} />
            </tr>
          ))}
        </Group>
      )}
    </table>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={styles.group}>
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

/** The first payment and what is paid each month, VAT included; a phone shows the name of each beside it. */
function Amounts({ payments, telling }: { payments: SmallestPayments; telling: Telling }) {
  const { words, language } = telling;
  const { first, monthly, whole, yearly } = words.list;
  const taka = (paisa: number) => takaOf(paisa, language);
  return (
    <>
      <td data-label={first}>
        {taka(payments.first)}
        {payments.way === 'signing' && (
          <>
            {' '}
            <small>{fill(whole, { price: taka(payments.whole) }, language)}</small>
          </>
        )}
      </td>
      <td data-label={monthly}>
        {payments.monthly === 0 ? '–' : taka(payments.monthly)}
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
