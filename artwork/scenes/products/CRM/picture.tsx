/** The pipeline of a generator importer in four columns. */
import type { ReactNode } from 'react';
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { KanbanCard, KanbanColumn } from '#kit/kanban.tsx';
import { sum, taka } from '#kit/money.ts';
import { indigo, muslin, paddy, shapla } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { arif, columns, type Deal, lubna, sajal } from './deals.ts';

export const size = sizes.screen;
export const detail = { left: 28, top: 448, width: 790 };

/** 52.7 L, or from a hundred lakh 1.08 Cr */
function worth(deals: readonly Deal[]): string {
  const lakh = sum(deals.map(({ value }) => value)) / 100000;
  return lakh < 100 ? `৳ ${lakh.toFixed(1)} L` : `৳ ${(lakh / 100).toFixed(2)} Cr`;
}

function Card({ deal, won, edge }: { deal: Deal; won: boolean; edge: string }): ReactNode {
  return (
    <KanbanCard edge={edge}>
      <T size={29} weight={700} line>
        {deal.who}
      </T>
      <T size={24} soft line>
        {deal.what}
      </T>
      <T head size={37} line style={{ margin: '4px 0' }}>
        {taka(deal.value)}
      </T>
      <Box row justify="space-between">
        <Box row gap={8} color={won ? paddy[700] : deal.late ? shapla[700] : v.soft}>
          <Icon name={won ? 'tabler:calendar-check' : 'tabler:phone'} size={27} />
          <T size={24} weight={won || deal.late ? 700 : 500} line>
            {deal.call}
          </T>
        </Box>
        <Person size={50} {...deal.officer} />
      </Box>
    </KanbanCard>
  );
}

export default function Pipeline() {
  return (
    <Scene size={size} bg={muslin[50]}>
      <Box row h={132} pad="0 48" gap={24}>
        <T head size={52} style={{ flex: 1 }}>
          Generators, December
        </T>
        <Box row gap={12}>
          <Person size={62} {...arif} />
          <Person size={62} {...lubna} />
          <Person size={62} {...sajal} />
        </Box>
        <Box row gap={12} h={66} pad="0 26" round={33} bg={indigo[700]} color="white">
          <Icon name="tabler:plus" size={30} stroke={2.6} />
          <T size={27} weight={600} line>
            New enquiry
          </T>
        </Box>
      </Box>
      <Box row align="stretch" gap={20} pad="0 40" h={868}>
        {columns.map(([title, dot, deals]) => (
          <KanbanColumn
            key={title}
            title={title}
            count={worth(deals)}
            dot={dot}
            bg={muslin[200]}
            gap={18}
          >
            {deals.map((deal) => (
              <Card key={deal.who} deal={deal} won={title === 'Won'} edge={dot} />
            ))}
          </KanbanColumn>
        ))}
      </Box>
    </Scene>
  );
}
