/** The pipeline of a generator importer in four columns; one enquiry is carried to the next. */
import type { ReactNode } from 'react';
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { KanbanCard, KanbanColumn } from '#kit/kanban.tsx';
import { sum, taka } from '#kit/money.ts';
import { indigo, ink, muslin, paddy, shapla } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';
import { arif, batali, columns, type Deal, lubna, sajal } from './deals.ts';

export const size = sizes.screen;
export const detail = { left: 28, top: 448, width: 790 };

const lift = 'drop-shadow(0 26px 30px oklch(.2 .07 300/.4))';

/** 52.7 L, or from a hundred lakh 1.08 Cr */
function worth(deals: readonly Deal[]): string {
  const lakh = sum(deals.map(({ value }) => value)) / 100000;
  return lakh < 100 ? `৳ ${lakh.toFixed(1)} L` : `৳ ${(lakh / 100).toFixed(2)} Cr`;
}

function Card({ deal, won, edge }: { deal: Deal; won: boolean; edge: string }): ReactNode {
  return (
    <KanbanCard edge={edge}>
      <T size={30} weight={700} line leading={1.15}>
        {deal.who}
      </T>
      <T size={26} soft line leading={1.15}>
        {deal.what}
      </T>
      <T head size={41} line style={{ margin: '3px 0' }}>
        {taka(deal.value)}
      </T>
      <Box row justify="space-between">
        <Box row gap={8} color={won ? paddy[700] : deal.late ? shapla[700] : v.soft}>
          <Icon name={won ? 'tabler:calendar-check' : 'tabler:phone'} size={28} />
          <T size={24} weight={won || deal.late ? 700 : 500} line>
            {deal.call}
          </T>
        </Box>
        <Person size={46} {...deal.officer} />
      </Box>
    </KanbanCard>
  );
}

/** Where the batali card comes from or goes to. */
function Place({ color }: { color: string }) {
  return <StitchFrame w={316} h={198} round={16} width={5} dash="15 14" color={color} />;
}

export default function Pipeline() {
  return (
    <Scene size={size} bg="oklch(.74 .11 300)">
      <Window w={1520} h={920} at={[40, 40]} bg={muslin[50]}>
        <Box row h={106} pad="0 40" gap={24}>
          <T head size={54} line style={{ flex: 1 }}>
            Generators, December
          </T>
          <Box row gap={12}>
            <Person size={66} {...arif} />
            <Person size={66} {...lubna} />
            <Person size={66} {...sajal} />
          </Box>
          <Box row gap={12} h={70} pad="0 30" round={35} bg={indigo[700]} color="white">
            <Icon name="tabler:plus" size={32} stroke={2.6} />
            <T size={29} weight={600} line>
              New enquiry
            </T>
          </Box>
        </Box>
        <Box row grow align="stretch" gap={16} pad="0 22 22">
          {columns.map(([title, dot, deals]) => (
            <KanbanColumn
              key={title}
              title={title}
              count={worth(deals)}
              dot={dot}
              bg={muslin[200]}
              gap={18}
            >
              {deals.map((deal) =>
                deal === batali ? (
                  <Place key={deal.who} color={muslin[500]} />
                ) : (
                  <Card key={deal.who} deal={deal} won={title === 'Won'} edge={dot} />
                ),
              )}
              {title === 'Site visited' ? <Place color={shapla[500]} /> : null}
            </KanbanColumn>
          ))}
        </Box>
      </Window>
      <Box at={[258, 706]} w={352} style={{ rotate: '-4deg', filter: lift }}>
        <Card deal={batali} won={false} edge={indigo[400]} />
      </Box>
      <svg
        aria-hidden="true"
        width="66"
        height="66"
        viewBox="0 0 24 24"
        style={{ position: 'absolute', left: 478, top: 866 }}
      >
        <path
          d="M5 2l14 12.500l-6.500 .7l3.600 6.600l-2.900 1.500l-3.500-6.700L5 21.200z"
          fill={ink}
          stroke="white"
          strokeWidth="1.600"
          strokeLinejoin="round"
        />
      </svg>
    </Scene>
  );
}
