import { goTo, screenHash } from '../../../../runtime/hash.ts';
import { Field } from '../../../../ui/Field.tsx';
import { type Good, goodOf, type ShopData } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { factInWords, factsFor, isBetter } from '../facts.ts';
import styles from './Comparison.module.css';
import { InstalmentTable } from './InstalmentTable.tsx';

type Front = Extract<ShopData['front'], { layout: 'comparison' }>;

/** Two goods side by side, fact by fact, and what they cost by the month. */
export function Comparison({ front }: { front: Front }) {
  const { data, t, language, screen, completeTask, num, taka, say } = useShop();
  const [name, ...asked] = screen;
  const chosen = name === 'compare' ? asked : [];
  const known = (id: string | undefined, otherwise: string) =>
    data.goods.find((good) => good.id === id) ?? goodOf(data, otherwise);
  const left = known(chosen[0], front.goods[0] ?? '');
  const kind = data.filters[0]?.id ?? '';
  const alike = (good: Good) => data.goods.filter((one) => one.traits[kind] === good.traits[kind]);
  const other = known(chosen[1], front.goods[1] ?? '');
  const right =
    (alike(left).includes(other) && other !== left
      ? other
      : alike(left).find((good) => good !== left)) ?? left;
  const compare = (one: string, two: string) => {
    goTo('compare', one, two);
    completeTask('compared');
  };
  const facts = factsFor(data, [left, right]);
  const count = { count: num(2), all: num(data.goods.length) };
  const side = (good: Good, goods: readonly Good[], pick: (id: string) => void) => (
    <div className={styles.side} key={goods === data.goods ? 'left' : 'right'}>
      <a href={screenHash('goods', good.id)}>
        <img {...good.picture} alt="" />
        <b>{t(good.name)}</b>
      </a>
      <p className={styles.price}>{taka(good.price)}</p>
      <Field
        key={good.id}
        label={t(words.compare)}
        name="good"
        initial={good.id}
        options={goods.map((one) => ({ value: one.id, label: t(one.name) }))}
        onChange={pick}
      />
    </div>
  );
  return (
    <section className={styles.comparison}>
      <div className={styles.head}>
        <h2>{t(front.title)}</h2>
        <p>{say(words.compared, count)}</p>
      </div>
      <div className={styles.sides}>
        {side(left, data.goods, (id) => compare(id, right.id))}
        {side(right, alike(left), (id) => compare(left.id, id))}
        <table className={styles.facts}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t(left.name)}</th>
              <th scope="col">{t(words.fact)}</th>
              <th scope="col">{t(right.name)}</th>
            </tr>
          </thead>
          <tbody>
            {facts.map((fact) => (
              <tr key={fact.id}>
                <td data-best={isBetter(left, right, fact) || undefined}>
                  {factInWords(left, fact, language)}
                </td>
                <th scope="row">{t(fact.name)}</th>
                <td data-best={isBetter(right, left, fact) || undefined}>
                  {factInWords(right, fact, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <InstalmentTable goods={[left, right]} />
      <p className={styles.note}>{t(front.note)}</p>
    </section>
  );
}
