/** Parcels that wait in line while the courier's system is down. */
import { Box } from '#kit/box.tsx';
import { Parcel } from '#kit/goods/transport.tsx';
import { Icon } from '#kit/icon.tsx';
import { indigo, marigold, paddy, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';

export const size = sizes.block;

type Try = readonly [time: string, ok: boolean | undefined];
const parcels: readonly (readonly [string, string, readonly Try[]])[] = [
  [
    'D-20418',
    'Cumilla, cash ৳ 1,450',
    [
      ['14:02', false],
      ['14:07', false],
      ['14:22', true],
    ],
  ],
  [
    'D-20421',
    'Khulna, paid',
    [
      ['14:05', false],
      ['14:10', false],
      ['14:23', true],
    ],
  ],
  [
    'D-20422',
    'Sylhet, cash ৳ 3,980',
    [
      ['14:11', false],
      ['14:16', false],
      ['14:26', undefined],
    ],
  ],
  [
    'D-20425',
    'Rangpur, cash ৳ 760',
    [
      ['14:19', false],
      ['14:24', false],
      ['14:34', undefined],
    ],
  ],
];

function Attempt({ time, ok }: { time: string; ok: boolean | undefined }) {
  const color = ok === undefined ? v.soft : ok ? paddy[700] : shapla[700];
  const bg = ok === undefined ? 'white' : ok ? paddy[100] : shapla[100];
  return (
    <Box
      row
      gap={6}
      bg={bg}
      color={color}
      line={ok === undefined ? v.line : bg}
      round={30}
      pad="8 16"
    >
      <Icon
        name={ok === undefined ? 'tabler:clock' : ok ? 'tabler:check' : 'tabler:x'}
        size={26}
        stroke={2.6}
      />
      <T size={25} weight={600} line>
        {time}
      </T>
    </Box>
  );
}

export default function Queue() {
  return (
    <Plate ground="saffron">
      <Thread d="M122 30V880" color={marigold[700]} width={7} dash="20 19" />
      <Box
        at={[60, 48]}
        row
        gap={20}
        w={1080}
        h={112}
        bg={indigo[900]}
        color="white"
        round={28}
        pad="0 36"
      >
        <Icon name="tabler:truck-delivery" size={52} color={marigold[400]} />
        <T head size={38} style={{ flex: 1 }}>
          Steadfast answers again
        </T>
        <T size={28} weight={500}>
          down 14:01 to 14:21
        </T>
      </Box>
      {parcels.map(([no, where, tries], index) => (
        <Box
          key={no}
          at={[60, 190 + index * 166]}
          row
          gap={26}
          w={1080}
          h={146}
          bg="white"
          round={28}
          pad="0 32 0 22"
          shadow
        >
          <Parcel size={112} />
          <Box grow>
            <T size={33} weight={700} leading={1.2}>
              {no}
            </T>
            <T size={27} soft line>
              {where}
            </T>
          </Box>
          <Box row gap={10}>
            {tries.map(([time, ok]) => (
              <Attempt key={time} time={time} ok={ok} />
            ))}
          </Box>
        </Box>
      ))}
    </Plate>
  );
}
