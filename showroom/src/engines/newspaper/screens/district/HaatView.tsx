import { screenHash } from '../../../../runtime/hash.ts';
import { taka } from '../../../../words/taka.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { districtWords } from '../../words/district-words.ts';
import { Box } from '../Box.tsx';
import links from '../Links.module.css';
import tables from '../Table.module.css';

/** The prices of the first haat, on the front. */
export function HaatView({ part }: { part: SectionOf<'haat'> }) {
  const { translate, language } = useNewspaper();
  const [haat] = part.haats;
  if (!haat) return null;
  return (
    <Box title={translate(part.title)} side={translate(haat.name)}>
      <table className={tables['table']}>
        <caption className="visually-hidden">{translate(haat.name)}</caption>
        <thead className="visually-hidden">
          <tr>
            {[districtWords.goods, districtWords.unit, districtWords.price].map((head) => (
              <th key={head.en} scope="col">
                {translate(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {haat.prices.slice(0, 4).map(({ name, unit, price }) => (
            <tr key={translate(name)}>
              <th scope="row">{translate(name)}</th>
              <td>{translate(unit)}</td>
              <td data-number>{taka(price, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <a className={links.more} href={screenHash('haat')}>
        {translate(districtWords.otherHaats)}
      </a>
    </Box>
  );
}
