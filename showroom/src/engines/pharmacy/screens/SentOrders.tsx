import { screenHash } from '../../../runtime/hash.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { usePharmacy } from '../engine.ts';
import { costOf } from '../steps/orders.ts';
import { words } from '../words/words.ts';
import { SentList } from './SentList.tsx';

/** The orders that were sent; when the goods come they go into stock as new batches. */
export function SentOrders() {
  const { data, world, t, date, say, medicineOf, companyName, inTaka, packs } = usePharmacy();
  const branch = t(data.branches[0]?.name ?? '');
  const sent = world.orders.map(({ number: id, company, lines, claim, day, delivered }) => {
    const number = say(words.order, { number: String(id) });
    const claimed = claim && say(words.claimed, { amount: inTaka(claim.amount) });
    const goods = lines.map(({ medicine, packs: count }) => {
      const { name, main } = medicineOf(medicine);
      return `${t(name)} ${packs(count, main)}`;
    });
    return {
      id,
      name: `${number}, ${companyName(company)}`,
      about: [date(day), inTaka(costOf(lines)), claimed].filter(Boolean).join(' · '),
      more: goods.join(', '),
      next: delivered ? (
        <span>{say(words.cameTo, { branch, cost: inTaka(costOf(delivered)) })}</span>
      ) : (
        <LinkButton variant="quiet" href={screenHash('goods', String(id))}>
          {t(words.goodsCame)}
          <span className="visually-hidden">: {number}</span>
        </LinkButton>
      ),
    };
  });
  return <SentList title={t(words.sentOrders)} none={t(words.noOrders)} sent={sent} />;
}
