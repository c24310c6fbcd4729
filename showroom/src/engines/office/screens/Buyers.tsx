import { Panel } from '../../../ui/Panels.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import { boundOf, dueOf } from '../steps/dues.ts';
import { words } from '../words/words.ts';
import styles from './Buyers.module.css';
import { useDesk } from './useDesk.ts';

/** Every buyer with the limit, what is owed under it, and what is free. */
export function Buyers() {
  const { data, world, t, money, say } = useDesk();
  const isByPaper = data.buyers.some(({ paper }) => paper !== undefined);
  const title = t(isByPaper ? words.papers : words.dealerDues);
  return (
    <Panel title={title} isWide={isByPaper}>
      <TableBox
        name={title}
        heads={[
          t(isByPaper ? words.knitter : words.dealer),
          t(isByPaper ? words.paperValue : words.limit),
          t(isByPaper ? words.drawn : words.due),
          t(words.free),
        ]}
      >
        {data.buyers.map(({ id, name, place, paper, limit }) => {
          const bound = boundOf(data, world, id);
          return (
            <tr key={id}>
              <th scope="row">
                {t(name)}
                <small>
                  {t(place)}
                  {paper && ` · ${say(words.paper, { number: paper })}`}
                </small>
                <progress className={styles.used} value={bound} max={limit} aria-label={t(name)} />
              </th>
              <td>{money(limit)}</td>
              <td>{money(dueOf(data, world, id))}</td>
              <td>
                <b>{money(Math.max(0, limit - bound))}</b>
              </td>
            </tr>
          );
        })}
      </TableBox>
    </Panel>
  );
}
