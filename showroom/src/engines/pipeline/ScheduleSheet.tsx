import { filled } from '../../frame/words.ts';
import { screenHash } from '../../room/hash.ts';
import { dayInWords } from '../../words/days.ts';
import { Sheet } from '../office/desk/Sheet.tsx';
import { TableBox } from '../office/desk/TableBox.tsx';
import { flatName } from './flat-name.ts';
import { columnOf, priceOf, scheduleOf } from './flats.ts';
import { House } from './House.tsx';
import { usePartWords } from './usePartWords.ts';
import { usePipelineDesk } from './usePipelineDesk.ts';
import { words } from './words.ts';
import type { FlatsDesk } from './world.ts';

/** The instalment schedule of a booked flat on a sheet that prints. */
export function ScheduleSheet({ desk }: { desk: FlatsDesk }) {
  const { data, world, say, language, today, screen, money, count, businessName } =
    usePipelineDesk();
  const partWords = usePartWords();
  const flat = world.flats.find(({ id, state }) => id === screen[1] && state !== 'free');
  if (!flat) return <House desk={desk} />;
  const { size, facing } = columnOf(desk, flat.id);
  return (
    <Sheet
      business={businessName}
      address={say(data.address)}
      title={say(words.schedule)}
      about={dayInWords(0, today, language, 'year')}
      print={say(words.print)}
      back={{ href: screenHash('house', flat.id), words: say(words.back) }}
      sign={say(words.signature)}
    >
      <p>
        {say(words.to)}: <b>{say(flat.buyer ?? '')}</b>
        <br />
        {say(desk.building)}, {filled(say(words.flat), { flat: flatName(flat.id, language) })},{' '}
        {filled(say(words.size), { size: count(size), facing: say(facing) })}
      </p>
      <TableBox
        name={say(words.schedule)}
        heads={[say(words.part), say(words.day), say(words.amount)]}
        foot={
          <tr>
            <th scope="row" colSpan={2}>
              {say(flat.parking ? words.priceWith : words.priceWithout)}
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
    </Sheet>
  );
}
