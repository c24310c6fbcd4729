import { Field } from '../../../../ui/Field.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Progress } from '../../../../ui/Progress.tsx';
import { type Customer, itemOf } from '../../data.ts';
import { setSite } from '../../steps/bill.ts';
import { ageOfDues, dueOf } from '../../steps/dues.ts';
import { paisaOf } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import { useCounter } from '../AtCounter.tsx';
import { Icon } from '../Marks.tsx';
import styles from './AccountPanel.module.css';

/** What the book says of the customer: the challan for the site, and what is owed. */
export function AccountPanel() {
  const { customer } = useCounter();
  return (
    <>
      {customer && customer.sites.length > 0 && <ChallanNote customer={customer} />}
      {customer && customer.limit > 0 && <Dues customer={customer} />}
    </>
  );
}

function ChallanNote({ customer }: { customer: Customer }) {
  const { data, world, t, act, nameOf, quantity, at, bill } = useCounter();
  const sites = customer.sites.map(({ id, name }) => ({ value: id, label: t(name) }));
  return (
    <Stack as="section" gap={2} className={styles.challan} aria-label={t(words.challan)}>
      <Row gap={2}>
        <Icon of="lorry" />
        <h3>
          {t(words.challan)} {bill.site !== null && world.nextChallan}
        </h3>
      </Row>
      <Field
        label={t(words.site)}
        name="site"
        value={bill.site ?? ''}
        options={[{ value: '', label: t(words.noSite) }, ...sites]}
        onChange={(id) => act(setSite, at, id || null)}
      />
      {bill.site !== null && (
        <>
          <ul>
            {bill.lines.map((line) => {
              const item = itemOf(data, line.item);
              return (
                <Row as="li" key={item.id} isApart gap={1}>
                  {nameOf(item)} <b>{quantity(line.quantity, item.good)}</b>
                </Row>
              );
            })}
          </ul>
          <p>{t(words.noPrices)}</p>
        </>
      )}
    </Stack>
  );
}

function Dues({ customer: { id, name, limit } }: { customer: Customer }) {
  const { world, t, today, say, age, money, sum } = useCounter();
  const due = dueOf(world, id);
  const next = due + Math.max(0, sum.total);
  const most = paisaOf(limit);
  const oldest = ageOfDues(world, id, today);
  return (
    <Stack as="section" gap={2} className={styles.dues} aria-label={t(words.dues)}>
      <h3>
        {t(name)}: {t(words.dues)} {money(due)}
      </h3>
      <p>
        {t(words.withThis)} <b>{money(next)}</b>
      </p>
      <Progress name={t(words.dues)} of={most} value={Math.min(next, most)} />
      <p>
        {say(words.ofLimit, { limit: money(most) })}
        {oldest !== undefined && ` · ${say(words.oldest, { age: age(oldest) })}`}
      </p>
    </Stack>
  );
}
