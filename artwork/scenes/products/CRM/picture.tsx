/** The pipeline of a generator importer in four columns. */
import type { ReactNode } from 'react';
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { KanbanCard, KanbanColumn } from '#kit/kanban.tsx';
import { sum, taka } from '#kit/money.ts';
import { indigo, marigold, muslin, paddy, shapla } from '#kit/palette.ts';
import { Person, type PersonProps } from '#kit/person.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';

export const size = sizes.screen;

const arif: PersonProps = { hair: 'side', cloth: indigo[600], beard: 'stubble' };
const lubna: PersonProps = { hair: 'hijab', wear: 'kameez', cloth2: shapla[500] };
const sajal: PersonProps = { hair: 'curly', wear: 'tee', skin: 2, cloth: paddy[500] };

interface Deal {
  who: string;
  what: string;
  value: number;
  call: string;
  officer: PersonProps;
  late?: boolean;
}

const columns: readonly (readonly [string, string, readonly Deal[]])[] = [
  [
    'New',
    indigo[400],
    [
      {
        who: 'Muhuri Poultry',
        what: '60 kVA · Feni',
        value: 1150000,
        call: 'Today 11:00',
        officer: arif,
        late: true,
      },
      {
        who: 'Lalmai Cold Store',
        what: '200 kVA · Cumilla',
        value: 3480000,
        call: 'Wed 10:30',
        officer: lubna,
      },
      {
        who: 'Batali Clinic',
        what: '30 kVA · Chattogram',
        value: 640000,
        call: 'Wed 15:00',
        officer: sajal,
      },
    ],
  ],
  [
    'Quoted',
    marigold[500],
    [
      {
        who: 'Halda Rice Mill',
        what: '150 kVA · Chattogram',
        value: 2620000,
        call: 'Today 16:00',
        officer: sajal,
      },
      {
        who: 'Gomti Textiles',
        what: '500 kVA · Cumilla',
        value: 8200000,
        call: 'Thu 12:00',
        officer: arif,
      },
      {
        who: 'Sonagazi Hatchery',
        what: '40 kVA · Feni',
        value: 780000,
        call: 'Thu 14:30',
        officer: lubna,
      },
    ],
  ],
  [
    'Site visited',
    shapla[500],
    [
      {
        who: 'Trunk Road Plaza',
        what: '100 kVA · Feni',
        value: 1875000,
        call: 'Tue 9:30',
        officer: lubna,
      },
      {
        who: 'Patenga Ice',
        what: '80 kVA · Chattogram',
        value: 1460000,
        call: 'Sun 11:30',
        officer: sajal,
      },
    ],
  ],
  [
    'Won',
    paddy[500],
    [
      {
        who: 'Kandirpar Hospital',
        what: '300 kVA · Cumilla',
        value: 5250000,
        call: 'Delivery 18 Dec',
        officer: arif,
      },
      {
        who: 'Parshuram Brick',
        what: '45 kVA · Feni',
        value: 890000,
        call: 'Service 2 Jan',
        officer: lubna,
      },
      {
        who: 'Agrabad Tower',
        what: '250 kVA · Chattogram',
        value: 4320000,
        call: 'Delivery 22 Dec',
        officer: sajal,
      },
    ],
  ],
];

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
