import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panels.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import { settleCheque } from '../steps/cheques.ts';
import { words } from '../words/words.ts';
import type { Cheque } from '../world.ts';
import styles from './Orders.module.css';
import { useDesk } from './useDesk.ts';

/** Every cheque with its date and what the bank did with it. */
export function ChequeRegister() {
  const { world, t, money, nameOf, date } = useDesk();
  if (world.cheques.length === 0) return null;
  const heads = [words.cheque, words.chequeDate, words.amount, words.chequeState];
  return (
    <Panel title={t(words.chequeRegister)} isWide>
      <TableBox name={t(words.chequeRegister)} heads={heads.map(t)}>
        {world.cheques.map((cheque) => (
          <tr key={cheque.number}>
            <th scope="row">
              {cheque.number}
              <small>{nameOf('buyers', cheque.buyer)}</small>
            </th>
            <td>{date(cheque.day)}</td>
            <td>{money(cheque.amount)}</td>
            <td>{cheque.state === 'held' ? <Settle cheque={cheque} /> : t(words[cheque.state])}</td>
          </tr>
        ))}
      </TableBox>
    </Panel>
  );
}

function Settle({ cheque: { number } }: { cheque: Cheque }) {
  const { t, act } = useDesk();
  return (
    <div className={styles.settle}>
      {(['cleared', 'returned'] as const).map((state) => (
        <Button
          key={state}
          variant="quiet"
          label={`${t(words[state])}: ${number}`}
          onClick={() => act(settleCheque, number, state)}
        >
          {t(words[state])}
        </Button>
      ))}
    </div>
  );
}
