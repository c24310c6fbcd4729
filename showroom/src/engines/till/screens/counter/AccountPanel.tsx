import { customerOf, itemOf, nameOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { setSite } from '../../steps/bill.ts';
import { ageOfDues, dueOf } from '../../steps/dues.ts';
import { money, paisaOf } from '../../steps/money.ts';
import { quantityText } from '../../steps/quantity.ts';
import type { Sum } from '../../steps/totals.ts';
import { ageInWords } from '../../words/age.ts';
import { words } from '../../words/words.ts';
import { counterOf } from '../../world.ts';
import { Icon } from '../Icon.tsx';
import styles from './AccountPanel.module.css';
import { InstantChoice } from './InstantChoice.tsx';

/** What the book says of the customer: the challan for the site, and what is owed. */
export function AccountPanel({ at, sum }: { at: string; sum: Sum }) {
  const { data, world } = useTill();
  const { bill } = counterOf(world, at);
  const customer = customerOf(data, bill.customer);
  if (!customer) return null;
  return (
    <>
      {customer.sites.length > 0 && <ChallanNote at={at} />}
      {customer.limit > 0 && <Dues customer={customer.id} limit={customer.limit} sum={sum} />}
    </>
  );
}

function ChallanNote({ at }: { at: string }) {
  const { data, world, t, language, act } = useTill();
  const { bill } = counterOf(world, at);
  const sites = customerOf(data, bill.customer)?.sites ?? [];
  return (
    <section className={styles.challan} aria-label={t(words.challan)}>
      <h3>
        <Icon of="lorry" />
        {t(words.challan)} {bill.site !== null && world.nextChallan}
      </h3>
      <InstantChoice
        label={t(words.site)}
        value={bill.site ?? ''}
        options={[
          { value: '', label: t(words.noSite) },
          ...sites.map(({ id, name }) => ({ value: id, label: t(name) })),
        ]}
        choose={(id) => act(setSite, at, id || null)}
      />
      {bill.site !== null && (
        <>
          <ul>
            {bill.lines.map(({ item: id, quantity }) => {
              const item = itemOf(data, id);
              return (
                <li key={id}>
                  {nameOf(item, t)} <b>{quantityText(quantity, item.good, language)}</b>
                </li>
              );
            })}
          </ul>
          <p>{t(words.noPrices)}</p>
        </>
      )}
    </section>
  );
}

function Dues({ customer, limit, sum }: { customer: string; limit: number; sum: Sum }) {
  const { world, t, language, data, today, say } = useTill();
  const due = dueOf(world, customer);
  const next = due + Math.max(0, sum.total);
  const oldest = ageOfDues(world, customer, today);
  return (
    <section className={styles.dues} aria-label={t(words.dues)}>
      <h3>
        {t(customerOf(data, customer)?.name ?? '')}: {t(words.dues)} {money(due, language)}
      </h3>
      <p>
        {t(words.withThis)} <b>{money(next, language)}</b>
      </p>
      <meter
        aria-label={t(words.dues)}
        min={0}
        max={paisaOf(limit)}
        value={Math.min(next, paisaOf(limit))}
      />
      <p>
        {say(words.ofLimit, { limit: money(paisaOf(limit), language) })}
        {oldest !== undefined && ` · ${say(words.oldest, { age: ageInWords(oldest, language) })}`}
      </p>
    </section>
  );
}
