import { useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { Row } from '../../../../ui/layout.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { Box, Way } from '../Box.tsx';
import { Columns } from '../Columns.tsx';

/** The prices of one haat, and those of one good at all of them. */
export function HaatPage({ part, id }: { part: SectionOf<'haat'>; id: string }) {
  const { t, taka, num } = useNewspaper();
  const haat = part.haats.find((one) => one.id === id) ?? part.haats[0];
  if (!haat) return null;
  const moved = (difference: number) =>
    difference === 0 ? '–' : `${difference > 0 ? '▲' : '▼'} ${num(Math.abs(difference))}`;
  return (
    <>
      <h2>
        {t(part.title)}: {t(haat.name)}
      </h2>
      <p>{t(haat.days)}</p>
      <Row as="nav" gap={2} aria-label={t(words.otherHaats)}>
        {part.haats.map((one) => (
          <Way key={one.id} to={`haat/${one.id}`} look="quiet" isHere={one === haat}>
            {t(one.name)}
          </Way>
        ))}
      </Row>
      <Columns
        name={t(haat.name)}
        columns={[
          [t(words.goods), ({ name }) => t(name)],
          [t(words.unit), ({ unit }) => t(unit)],
          [t(words.price), ({ price }) => taka(price), 'number'],
          [t(words.lastHaat), ({ before }) => taka(before), 'number'],
          [t(words.change), ({ price, before }) => moved(price - before), 'number'],
        ]}
        rows={haat.prices}
      />
      <Compared part={part} />
    </>
  );
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
    <Box title={t(words.compare)} look="filled">
      <Field
        label={t(words.goods)}
        name="good"
        initial={good}
        options={goods.map((name) => ({ value: name, label: name }))}
        onChange={pick}
      />
      <Columns
        name={good}
        columns={[
          [t(part.title), ({ haat }) => t(haat.name)],
          [t(words.unit), ({ unit }) => t(unit)],
          [t(words.price), ({ price }) => taka(price), 'number'],
        ]}
        rows={rows}
        areHeadsHidden
        isChosen={({ price }) => price === least}
      />
    </Box>
  );
}
