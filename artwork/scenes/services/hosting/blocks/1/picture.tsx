/** A month of being there: thirty bars, one with a gap. */
import { Box } from '#kit/box.tsx';
import { indigo, marigold, paddy, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';

export const size = sizes.block;

const days = Array.from({ length: 30 }, (_, index) => index + 1);
const bad = 19;

export default function Uptime() {
  const x = 64 + (bad - 1) * 36;
  return (
    <Plate ground="dye">
      <Box at={[64, 56]} w={1072} color="white" row align="flex-end" justify="space-between">
        <T head size={170} leading={0.86}>
          99.91%
        </T>
        <Box align="flex-end" gap={4}>
          <T head size={46}>
            November 2025
          </T>
          <T size={29} style={{ opacity: 0.85 }}>
            43,200 checks, one a minute
          </T>
        </Box>
      </Box>
      {days.map((day) => (
        <Box
          key={day}
          at={[64 + (day - 1) * 36, 300]}
          w={26}
          h={330}
          round={13}
          bg={paddy[500]}
          clip
        >
          {day === bad ? (
            <Box
              h={64}
              bg={shapla[500]}
              style={{ marginTop: 52, border: `6px solid ${indigo[800]}`, borderInline: 0 }}
            />
          ) : null}
        </Box>
      ))}
      {[1, 7, 13, 19, 25, 30].map((day) => (
        <T
          key={day}
          size={29}
          weight={day === bad ? 700 : 500}
          center
          color="white"
          style={{ position: 'absolute', left: 64 + (day - 1) * 36 - 17, width: 60, top: 646 }}
        >
          {day}
        </T>
      ))}
      <Thread d={`M${x + 13} 700V742`} color={marigold[400]} width={7} dash="10 14" />
      <Box at={[300, 742]} row gap={34} bg="white" round={32} pad="22 40">
        <T head size={50} color={shapla[700]} line>
          39 minutes
        </T>
        <T size={29} line leading={1.25}>
          19 November, from 03:20
          <br />
          disk replaced in the data centre
        </T>
      </Box>
    </Plate>
  );
}
