/** Who wants a generator, and the three officers who call them. */
import { indigo, marigold, paddy, shapla } from '#kit/palette.ts';
import type { PersonProps } from '#kit/person.tsx';

export const arif: PersonProps = { hair: 'side', cloth: indigo[600], beard: 'stubble' };
export const lubna: PersonProps = { hair: 'hijab', wear: 'kameez', cloth2: shapla[500] };
export const sajal: PersonProps = { hair: 'curly', wear: 'tee', skin: 2, cloth: paddy[500] };

export interface Deal {
  who: string;
  what: string;
  value: number;
  call: string;
  officer: PersonProps;
  late?: boolean;
}

/** The enquiry that is being moved: the site has been seen. */
export const batali: Deal = {
  who: 'Batali Clinic',
  what: '30 kVA · Chattogram',
  value: 640000,
  call: 'Wed 15:00',
  officer: sajal,
};

export const columns: readonly (readonly [string, string, readonly Deal[]])[] = [
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
      batali,
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
