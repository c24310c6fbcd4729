/** Who wants a generator, and the three officers who call them. */
import { accent, brand, paddy, shapla } from '#kit/palette.ts';
import type { PersonProps } from '#kit/person.tsx';

export const arif: PersonProps = { hair: 'side', cloth: brand[600], beard: 'stubble' };
export const lubna: PersonProps = { hair: 'hijab', wear: 'kameez', cloth2: shapla[500] };
export const sajal: PersonProps = { hair: 'curly', wear: 'tee', skin: 2, cloth: paddy[500] };

type DealId =
  | 'batali'
  | 'muhuri'
  | 'lalmai'
  | 'trunkRoad'
  | 'patenga'
  | 'halda'
  | 'gomti'
  | 'sonagazi'
  | 'kandirpar'
  | 'parshuram'
  | 'agrabad';

export interface Deal {
  who: DealId;
  /** in kVA */
  power: number;
  town: 'feni' | 'cumilla' | 'chattogram';
  value: number;
  officer: PersonProps;
  late?: boolean;
}

/** The enquiry that is being moved: the site has been seen. */
export const batali: Deal = {
  who: 'batali',
  power: 30,
  town: 'chattogram',
  value: 640000,
  officer: sajal,
};

type Stage = 'new' | 'visited' | 'quoted' | 'won';

export const columns: readonly (readonly [Stage, string, readonly Deal[]])[] = [
  [
    'new',
    brand[400],
    [
      {
        who: 'muhuri',
        power: 60,
        town: 'feni',
        value: 1150000,
        officer: arif,
        late: true,
      },
      {
        who: 'lalmai',
        power: 200,
        town: 'cumilla',
        value: 3480000,
        officer: lubna,
      },
      batali,
    ],
  ],
  [
    'visited',
    shapla[500],
    [
      {
        who: 'trunkRoad',
        power: 100,
        town: 'feni',
        value: 1875000,
        officer: lubna,
      },
      {
        who: 'patenga',
        power: 80,
        town: 'chattogram',
        value: 1460000,
        officer: sajal,
      },
    ],
  ],
  [
    'quoted',
    accent[500],
    [
      {
        who: 'halda',
        power: 150,
        town: 'chattogram',
        value: 2620000,
        officer: sajal,
      },
      {
        who: 'gomti',
        power: 500,
        town: 'cumilla',
        value: 8200000,
        officer: arif,
      },
      {
        who: 'sonagazi',
        power: 40,
        town: 'feni',
        value: 780000,
        officer: lubna,
      },
    ],
  ],
  [
    'won',
    paddy[500],
    [
      {
        who: 'kandirpar',
        power: 300,
        town: 'cumilla',
        value: 5250000,
        officer: arif,
      },
      {
        who: 'parshuram',
        power: 45,
        town: 'feni',
        value: 890000,
        officer: lubna,
      },
      {
        who: 'agrabad',
        power: 250,
        town: 'chattogram',
        value: 4320000,
        officer: sajal,
      },
    ],
  ],
];
