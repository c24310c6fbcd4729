import { screenHash } from '../../../room/hash.ts';
import { taka } from '../../../words/taka.ts';
import { Box } from '../Box.tsx';
import type { PartOf } from '../data.ts';
import links from '../Links.module.css';
import { useNewspaper } from '../room.ts';
import tables from '../Table.module.css';
import { words } from '../words.ts';

/** The prices of the first haat, on the front. */
export function HaatView({ part }: { part: PartOf<'haat'> }) {
  const { say, language } = useNewspaper();
  const [haat] = part.haats;
  if (!haat) return null;
  return (
    <Box title={say(part.title)} side={say(haat.name)}>
      <table className={tables['table']}>
        <caption className="visually-hidden">{say(haat.name)}</caption>
        <thead className="visually-hidden">
          <tr>
            {[words.goods, words.unit, words.price].map((head) => (
              <th key={head.en} scope="col">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {haat.prices.slice(0, 4).map(({ name, unit, price }) => (
            <tr key={say(name)}>
              <th scope="row">{say(name)}</th>
              <td>{say(unit)}</td>
              <td data-number>{taka(price, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <a className={links.more} href={screenHash('haat')}>
        {say(words.otherHaats)}
      </a>
    </Box>
  );
}
