import { filled } from '../../frame/words.ts';
import { screenHash } from '../../runtime/hash.ts';
import { PrintedSheet } from '../../ui/PrintedSheet.tsx';
import { TableBox } from '../../ui/TableBox.tsx';
import { dayInWords } from '../../words/days.ts';
import { flatName } from './flat-name.ts';
import { columnOf, priceOf, scheduleOf } from './flats.ts';
import { House } from './House.tsx';
import { usePartWords } from './usePartWords.ts';
import { usePipelineDesk } from './usePipelineDesk.ts';
import { words } from './words.ts';
import type { FlatsDesk } from './world.ts';

/** The instalment schedule of a booked flat on a sheet that prints. */
export function ScheduleSheet({ desk }: { desk: FlatsDesk }) {
  const { data, world, translate, language, today, screen, money, count, businessName } =
    usePipelineDesk();
  const partWords = usePartWords();
  const flat = world.flats.find(({ id, state }) => id === screen[1] && state !== 'free');
  if (!flat) return <House desk={desk} />;
  const { size, facing } = columnOf(desk, flat.id);
  return (
    <PrintedSheet
      business={businessName}
      address={translate(data.address)}
      title={translate(words.schedule)}
      about={dayInWords(0, today, language, 'year')}
      print={translate(words.print)}
      back={{ href: screenHash('house', flat.id), words: translate(words.back) }}
      sign={translate(words.signature)}
    >
      <p>
        {translate(words.to)}: <b>{translate(flat.buyer ?? '')}</b>
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
              {translate(flat.parking ? words.priceWith : words.priceWithout)}
            </th>
            <td>{money(priceOf(desk, flat))}</td>
          </tr>
        }
      >
        {scheduleOf(desk, flat, today).map((part) => (
          <tr key={`${part.kind} ${part.order}`}>
            <th scope="row">{partWords(part)}</th>
            <td>{dayInWords(part.day, today, language, 'year')}</td>
            <td>{money(part.amount)}</td>
          </tr>
        ))}
      </TableBox>
    </PrintedSheet>
  );
}
