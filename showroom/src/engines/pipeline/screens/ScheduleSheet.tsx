import { screenHash } from '../../../runtime/hash.ts';
import { PrintedSheet } from '../../../ui/PrintedSheet.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import { columnOf, type FlatsDesk } from '../data.ts';
import { priceOf, scheduleOf } from '../steps/flats.ts';
import { flatName } from '../words/flat-name.ts';
import { words } from '../words/words.ts';
import { House } from './House.tsx';
import { useDesk } from './useDesk.ts';
import { usePartWords } from './usePartWords.ts';

/** The instalment schedule of a booked flat on a sheet that prints. */
export function ScheduleSheet({ desk }: { desk: FlatsDesk }) {
  const { data, world, t, language, screen, money, count, businessName, date, say } = useDesk();
  const partWords = usePartWords();
  const flat = world.flats.find(({ id }) => id === screen[1]);
  if (!flat || flat.state === 'free' || !flat.terms) return <House desk={desk} />;
  const { terms } = flat;
  const { size, facing } = columnOf(desk, flat.id);
  return (
    <PrintedSheet
      business={businessName}
      address={t(data.address)}
      title={t(words.schedule)}
      about={date(terms.day, 'year')}
      print={t(words.print)}
      back={{ href: screenHash('house', flat.id), words: t(words.back) }}
      sign={t(words.signature)}
    >
      <p>
        {t(words.to)}: <b>{t(flat.buyer)}</b>
        <br />
        {t(desk.building)}, {say(words.flat, { flat: flatName(flat.id, language) })},{' '}
        {say(words.size, { size: count(size), facing: t(facing) })}
      </p>
      <TableBox
        name={t(words.schedule)}
        heads={[t(words.part), t(words.day), t(words.amount)]}
        foot={
          <tr>
            <th scope="row" colSpan={2}>
              {t(terms.parking ? words.priceWith : words.priceWithout)}
            </th>
            <td>{money(priceOf(desk, flat.id, terms))}</td>
          </tr>
        }
      >
        {scheduleOf(desk, flat.id, terms).map((part) => (
          <tr key={`${part.kind} ${part.order}`}>
            <th scope="row">{partWords(part)}</th>
            <td>{date(part.day, 'year')}</td>
            <td>{money(part.amount)}</td>
          </tr>
        ))}
      </TableBox>
    </PrintedSheet>
  );
}
