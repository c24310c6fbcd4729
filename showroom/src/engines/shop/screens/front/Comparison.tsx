import { goTo, screenHash } from '../../../../runtime/hash.ts';
import { Field } from '../../../../ui/Field.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Records } from '../../../../ui/Records.tsx';
import { type Good, goodOf, type ShopData } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { instalmentsOf } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import { factsFor, isBetter } from '../facts.ts';
import shop from '../shop.module.css';
import styles from './Comparison.module.css';

type Front = Extract<ShopData['front'], { layout: 'comparison' }>;

/** Two goods side by side, fact by fact, and what they cost by the month. */
export function Comparison({ front }: { front: Front }) {
  const { data, t, screen, completeTask, say, factInWords } = useShop();
  const [name, ...asked] = screen;
  const chosen = name === 'compare' ? asked : [];
  const known = (at: 0 | 1) =>
    data.goods.find(({ id }) => id === chosen[at]) ?? goodOf(data, front.goods[at] ?? '');
  const left = known(0);
  const kind = data.filters[0]?.id ?? '';
  const alike = data.goods.filter(({ traits }) => traits[kind] === left.traits[kind]);
  const others = alike.filter((good) => good !== left);
  const right = others.find((good) => good === known(1)) ?? others[0] ?? left;
  const compare = (one: string, two: string) => {
    goTo('compare', one, two);
    completeTask('compared');
  };
  const better = <small>{` ✓ ${t(words.better)}`}</small>;
  return (
    <Stack as="section" gap={5}>
      <Row isApart gap={1} className={styles.head}>
        <h2>{t(front.title)}</h2>
        <p className={shop.soft}>{say(words.compared, { count: 2, all: data.goods.length })}</p>
      </Row>
      <div className={styles.sides}>
        <Side good={left} goods={data.goods} pick={(id) => compare(id, right.id)} />
        <table className={styles.facts}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t(left.name)}</th>
              <th scope="col">{t(words.fact)}</th>
              <th scope="col">{t(right.name)}</th>
            </tr>
          </thead>
          <tbody>
            {factsFor(data, [left, right]).map((fact) => (
              <tr key={fact.id}>
                <td data-best={isBetter(left, right, fact) || undefined}>
                  {factInWords(left, fact)}
                  {isBetter(left, right, fact) && better}
                </td>
                <th scope="row">{t(fact.name)}</th>
                <td data-best={isBetter(right, left, fact) || undefined}>
                  {factInWords(right, fact)}
                  {isBetter(right, left, fact) && better}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Side good={right} goods={alike} pick={(id) => compare(left.id, id)} />
      </div>
      <Instalments goods={[left, right]} />
      <p className={shop.soft}>{t(front.note)}</p>
    </Stack>
  );
}

/** The cost of goods by the month with a bank card. */
function Instalments({ goods }: { goods: readonly Good[] }) {
  const { data, t, taka, say } = useShop();
  const { instalments } = data.checkout;
  if (!instalments) return null;
  const monthly = (price: number, months: number) =>
    price < instalments.least ? '–' : taka(instalmentsOf(price, months)[0] ?? 0);
  return (
    <div className={styles.instalments}>
      <Records
        name={t(words.instalments)}
        rows={goods}
        keyOf={({ id }) => id}
        columns={[
          [t(words.instalments), ({ name }) => t(name)],
          ...instalments.months.map(
            (count) =>
              [say(words.months, { count }), ({ price }: Good) => monthly(price, count)] as const,
          ),
          [t(words.inAll), ({ price }) => taka(price)],
        ]}
      />
    </div>
  );
}

type Choosing = { good: Good; goods: readonly Good[]; pick: (id: string) => void };

/** One of the two, and the choice of another in its place. */
function Side({ good, goods, pick }: Choosing) {
  const { t, taka } = useShop();
  return (
    <Stack gap={2} className={styles.side}>
      <a href={screenHash('goods', good.id)}>
        <img {...good.picture} alt="" />
        <b>{t(good.name)}</b>
      </a>
      <p className={shop.price}>{taka(good.price)}</p>
      <Field
        key={good.id}
        label={t(words.compare)}
        name="good"
        initial={good.id}
        options={goods.map(({ id, name }) => ({ value: id, label: t(name) }))}
        onChange={pick}
      />
    </Stack>
  );
}
