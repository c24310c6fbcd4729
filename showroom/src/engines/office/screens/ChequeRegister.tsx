import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panels.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import { dayInWords } from '../../../words/days.ts';
import { settleCheque } from '../steps/cheques.ts';
import { words } from '../words/words.ts';
import type { Cheque } from '../world.ts';
import styles from './Orders.module.css';
import { useDesk } from './useDesk.ts';

/** Every cheque with its date and what the bank did with it. */
export function ChequeRegister() {
  const { world, translate, language, money, nameOf } = useDesk();
  if (world.cheques.length === 0) return null;
  const heads = [words.cheque, words.chequeDate, words.amount, words.chequeState];
  return (
    <Panel title={translate(words.chequeRegister)} isWide>
      <TableBox name={translate(words.chequeRegister)} heads={heads.map(translate)}>
        {world.cheques.map((cheque) => (
          <tr key={cheque.number}>
            <th scope="row">
              {cheque.number}
              <small>{nameOf('buyers', cheque.buyer)}</small>
            </th>
            <td>{dayInWords(cheque.day, language)}</td>
            <td>{money(cheque.amount)}</td>
            <td>
              {cheque.state === 'held' ? (
                <Settle cheque={cheque} />
              ) : (
                translate(words[cheque.state])
              )}
            </td>
          </tr>
        ))}
      </TableBox>
    </Panel>
  );
}

function Settle({ cheque: { number } }: { cheque: Cheque }) {
  const { translate, step } = useDesk();
  return (
    <div className={styles.settle}>
      {(['cleared', 'returned'] as const).map((state) => (
        <Button
          key={state}
          variant="quiet"
          label={`${translate(words[state])}: ${number}`}
          onClick={() => step((premises, before) => settleCheque(premises, before, number, state))}
        >
          {translate(words[state])}
        </Button>
      ))}
    </div>
  );
}
