import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { districtWords } from '../../words/district-words.ts';
import { Box } from '../Box.tsx';
import links from '../Links.module.css';
import tables from '../Table.module.css';

/** The prices of the first haat, on the front. */
export function HaatView({ part }: { part: SectionOf<'haat'> }) {
  const { t, taka } = useNewspaper();
  const [haat] = part.haats;
  if (!haat) return null;
  return (
    <Box title={t(part.title)} side={t(haat.name)}>
      <table className={tables['table']}>
        <caption className="visually-hidden">{t(haat.name)}</caption>
        <thead className="visually-hidden">
          <tr>
            {[districtWords.goods, districtWords.unit, districtWords.price].map((head) => (
              <th key={head.en} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {haat.prices.slice(0, 4).map(({ name, unit, price }) => (
            <tr key={t(name)}>
              <th scope="row">{t(name)}</th>
              <td>{t(unit)}</td>
              <td data-number>{taka(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <a className={links.more} href={screenHash('haat')}>
        {t(districtWords.otherHaats)}
      </a>
    </Box>
  );
}
