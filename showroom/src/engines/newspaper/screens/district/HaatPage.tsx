import { useState } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Field } from '../../../../ui/Field.tsx';
import { Table } from '../../../../ui/Table.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { districtWords } from '../../words/district-words.ts';
import { Box } from '../Box.tsx';
import links from '../Links.module.css';
import tables from '../Table.module.css';

/** The prices of one haat, and those of one good at all of them. */
export function HaatPage({ part, id }: { part: SectionOf<'haat'>; id: string }) {
  const { t, taka, num } = useNewspaper();
  const haat = part.haats.find((one) => one.id === id) ?? part.haats[0];
  if (!haat) return null;
  return (
    <>
      <h2>
        {t(part.title)}: {t(haat.name)}
      </h2>
      <p>{t(haat.days)}</p>
      <nav className={links.choices} aria-label={t(districtWords.otherHaats)}>
        {part.haats.map((one) => (
          <a
            key={one.id}
            className={links.choice}
            href={screenHash('haat', one.id)}
            aria-current={one === haat || undefined}
          >
            {t(one.name)}
          </a>
        ))}
      </nav>
      <Table
        className={tables['table']}
        name={t(haat.name)}
        heads={[t(districtWords.goods), t(districtWords.unit)]}
        numbers={[districtWords.price, districtWords.lastHaat, districtWords.change].map(t)}
      >
        {haat.prices.map(({ name, unit, price, before }) => (
          <tr key={t(name)}>
            <th scope="row">{t(name)}</th>
            <td>{t(unit)}</td>
            <td data-number>{taka(price)}</td>
            <td data-number>{taka(before)}</td>
            <td data-number>{moved(price - before, (sum) => num(sum))}</td>
          </tr>
        ))}
      </Table>
      <Compared part={part} />
    </>
  );
}

/** A difference with its sign, or a dash for none. */
function moved(difference: number, inWords: (sum: number) => string): string {
  if (difference === 0) return '–';
  return `${difference > 0 ? '▲' : '▼'} ${inWords(Math.abs(difference))}`;
}

function Compared({ part }: { part: SectionOf<'haat'> }) {
  const { t, completeTask, taka } = useNewspaper();
  const goods = [...new Set(part.haats.flatMap(({ prices }) => prices.map(({ name }) => t(name))))];
  const [good = '', choose] = useState(goods[0]);
  const pick = (name: string) => {
    choose(name);
    completeTask('compared');
  };
  const rows = part.haats.flatMap((haat) =>
    haat.prices
      .filter(({ name }) => t(name) === good)
      .map(({ price, unit }) => ({ haat, price, unit })),
  );
  const least = Math.min(...rows.map(({ price }) => price));
  return (
    <Box title={t(districtWords.compare)} look="filled">
      <Field
        label={t(districtWords.goods)}
        name="good"
        initial={good}
        options={goods.map((name) => ({ value: name, label: name }))}
        onChange={pick}
      />
      <table className={tables['table']}>
        <caption className="visually-hidden">{good}</caption>
        <tbody>
          {rows.map(({ haat, price, unit }) => (
            <tr key={haat.id} data-chosen={price === least || undefined}>
              <th scope="row">{t(haat.name)}</th>
              <td>{t(unit)}</td>
              <td data-number>{taka(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
