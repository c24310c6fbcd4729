import { screenHash } from '../../../runtime/hash.ts';
import { filled } from '../../../shell/words.ts';
import { PrintedSheet } from '../../../ui/PrintedSheet.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import { dayInWords } from '../../../words/days.ts';
import { columnOf, type FlatsDesk } from '../data.ts';
import { priceOf, scheduleOf } from '../steps/flats.ts';
import { flatName } from '../words/flat-name.ts';
import { words } from '../words/words.ts';
import { House } from './House.tsx';
import { useDesk } from './useDesk.ts';
import { usePartWords } from './usePartWords.ts';

/** The instalment schedule of a booked flat on a sheet that prints. */
export function ScheduleSheet({ desk }: { desk: FlatsDesk }) {
  const { data, world, translate, language, screen, money, count, businessName } = useDesk();
  const partWords = usePartWords();
  const flat = world.flats.find(({ id }) => id === screen[1]);
  if (!flat || flat.state === 'free' || !flat.terms) return <House desk={desk} />;
  const { terms } = flat;
  const { size, facing } = columnOf(desk, flat.id);
  return (
    <PrintedSheet
      business={businessName}
      address={translate(data.address)}
      title={translate(words.schedule)}
      about={dayInWords(terms.day, language, 'year')}
      print={translate(words.print)}
      back={{ href: screenHash('house', flat.id), words: translate(words.back) }}
      sign={translate(words.signature)}
    >
      <p>
        {translate(words.to)}: <b>{translate(flat.buyer)}</b>
        <br />
        {translate(desk.building)},{' '}
        {filled(translate(words.flat), { flat: flatName(flat.id, language) })},{' '}
        {filled(translate(words.size), { size: count(size), facing: translate(facing) })}
      </p>
      <TableBox
        name={translate(words.schedule)}
        heads={[translate(words.part), translate(words.day), translate(words.amount)]}
        foot={
          <tr>
            <th scope="row" colSpan={2}>
              {translate(terms.parking ? words.priceWith : words.priceWithout)}
            </th>
            <td>{money(priceOf(desk, flat.id, terms))}</td>
          </tr>
        }
      >
        {scheduleOf(desk, flat.id, terms).map((part) => (
          <tr key={`${part.kind} ${part.order}`}>
            <th scope="row">{partWords(part)}</th>
            <td>{dayInWords(part.day, language, 'year')}</td>
            <td>{money(part.amount)}</td>
          </tr>
        ))}
      </TableBox>
    </PrintedSheet>
  );
}
