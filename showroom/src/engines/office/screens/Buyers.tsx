import { filled } from '../../../shell/words.ts';
import { Panel } from '../../../ui/Panels.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import { boundOf, dueOf } from '../steps/dues.ts';
import { words } from '../words/words.ts';
import styles from './Buyers.module.css';
import { useDesk } from './useDesk.ts';

/** Every buyer with the limit, what is owed under it, and what is free. */
export function Buyers() {
  const { data, world, translate, money } = useDesk();
  const isByPaper = data.buyers.some(({ paper }) => paper !== undefined);
  const title = translate(isByPaper ? words.papers : words.dealerDues);
  return (
    <Panel title={title} isWide={isByPaper}>
      <TableBox
        name={title}
        heads={[
          translate(isByPaper ? words.knitter : words.dealer),
          translate(isByPaper ? words.paperValue : words.limit),
          translate(isByPaper ? words.drawn : words.due),
          translate(words.free),
        ]}
      >
        {data.buyers.map(({ id, name, place, paper, limit }) => {
          const bound = boundOf(data, world, id);
          return (
            <tr key={id}>
              <th scope="row">
                {translate(name)}
                <small>
                  {translate(place)}
                  {paper && ` · ${filled(translate(words.paper), { number: paper })}`}
                </small>
                <progress
                  className={styles.used}
                  value={bound}
                  max={limit}
                  aria-label={translate(name)}
                />
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
