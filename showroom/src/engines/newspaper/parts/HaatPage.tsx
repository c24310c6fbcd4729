import { useState } from 'react';
import { screenHash } from '../../../room/hash.ts';
import { Field } from '../../../ui/Field.tsx';
import { numeral, taka } from '../../../words/taka.ts';
import { Box, ScrollBox } from '../Box.tsx';
import type { PartOf } from '../data.ts';
import links from '../Links.module.css';
import { useNewspaper } from '../room.ts';
import tables from '../Table.module.css';
import { words } from '../words.ts';

/** The prices of one haat, and those of one good at all of them. */
export function HaatPage({ part, id }: { part: PartOf<'haat'>; id: string }) {
  const { say, language } = useNewspaper();
  const haat = part.haats.find((one) => one.id === id) ?? part.haats[0];
  if (!haat) return null;
  return (
    <>
      <h2>
        {say(part.title)}: {say(haat.name)}
      </h2>
      <p>{say(haat.days)}</p>
      <nav className={links.choices} aria-label={say(words.otherHaats)}>
        {part.haats.map((one) => (
          <a
            key={one.id}
            className={links.choice}
            href={screenHash('haat', one.id)}
            aria-current={one === haat || undefined}
          >
            {say(one.name)}
          </a>
        ))}
      </nav>
      <ScrollBox label={say(haat.name)}>
        <table className={tables['table']}>
          <thead>
            <tr>
              <th scope="col">{say(words.goods)}</th>
              <th scope="col">{say(words.unit)}</th>
              {[words.price, words.lastHaat, words.change].map((head) => (
                <th key={head.en} scope="col" data-number>
                  {say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {haat.prices.map(({ name, unit, price, before }) => (
              <tr key={say(name)}>
                <th scope="row">{say(name)}</th>
                <td>{say(unit)}</td>
                <td data-number>{taka(price, language)}</td>
                <td data-number>{taka(before, language)}</td>
                <td data-number>{moved(price - before, (sum) => numeral(sum, language))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Compared part={part} />
    </>
  );
}

/** A difference with its sign, or a dash for none. */
function moved(difference: number, inWords: (sum: number) => string): string {
  if (difference === 0) return '–';
  return `${difference > 0 ? '▲' : '▼'} ${inWords(Math.abs(difference))}`;
}

function Compared({ part }: { part: PartOf<'haat'> }) {
  const { say, language, reach } = useNewspaper();
  const goods = [
    ...new Set(part.haats.flatMap(({ prices }) => prices.map(({ name }) => say(name)))),
  ];
  const [good = '', choose] = useState(goods[0]);
  const pick = (name: string) => {
    choose(name);
    reach('compared');
  };
  const rows = part.haats.flatMap((haat) =>
    haat.prices
      .filter(({ name }) => say(name) === good)
      .map(({ price, unit }) => ({ haat, price, unit })),
  );
  const least = Math.min(...rows.map(({ price }) => price));
  return (
    <Box title={say(words.compare)} look="filled">
      <Field
        label={say(words.goods)}
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
              <th scope="row">{say(haat.name)}</th>
              <td>{say(unit)}</td>
              <td data-number>{taka(price, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
