import { Panel } from '../../../ui/Panels.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Records } from '../../../ui/Records.tsx';
import { boundOf, dueOf } from '../steps/dues.ts';
import { words } from '../words/words.ts';
import { useDesk } from './useDesk.ts';

/** Every buyer with the limit, what is owed under it, and what is free. */
export function Buyers() {
  const { data, world, t, money, say } = useDesk();
  const isByPaper = data.buyers.some(({ paper }) => paper !== undefined);
  const title = t(isByPaper ? words.papers : words.dealerDues);
  const rows = data.buyers.map((buyer) => ({ ...buyer, bound: boundOf(data, world, buyer.id) }));
  return (
    <Panel title={title} isWide={isByPaper}>
      <Records
        name={title}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          [
            t(isByPaper ? words.knitter : words.dealer),
            ({ name, place, paper, bound, limit }) => (
              <>
                {t(name)}
                <small>
                  {t(place)}
                  {paper && ` · ${say(words.paper, { number: paper })}`}
                </small>
                <Progress value={bound} of={limit} name={t(name)} />
              </>
            ),
          ],
          [t(isByPaper ? words.paperValue : words.limit), ({ limit }) => money(limit)],
          [t(isByPaper ? words.drawn : words.due), ({ id }) => money(dueOf(data, world, id))],
          [t(words.free), ({ limit, bound }) => <b>{money(Math.max(0, limit - bound))}</b>],
        ]}
      />
    </Panel>
  );
}
