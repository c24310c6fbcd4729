/** The job sheet a client signs, and the switch it speaks of. */
import { Box } from '#kit/box.tsx';
import { Switch } from '#kit/drawn/rack.tsx';
import { shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { Sheet } from '#kit/sheet.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';

export const size = sizes.block;

const events = [
  ['09:05', 'Alarm at our desk, cutting floor off'],
  ['10:25', 'Port 7 of SW-4 found burnt'],
  ['11:40', 'Switch replaced, 22 machines on'],
] as const;

export default function JobSheet() {
  return (
    <Plate ground={{ css: 'oklch(.70 .09 55)' }}>
      <Box at={[440, 36]} style={{ rotate: '3deg' }}>
        <Switch w={720} ports={16} label="SW-4" burnt={7} />
      </Box>
      <Sheet w={730} h={700} at={[60, 196]} turn={-2} pad="44 50" gap={22}>
        <Box row justify="space-between" align="baseline">
          <T head size={56}>
            Job sheet
          </T>
          <T size={29} weight={600}>
            No. 0618
          </T>
        </Box>
        <Box style={{ borderBlock: `3px solid ${v.ink}`, padding: '14px 0' }}>
          <T size={32} weight={700}>
            Dumur Knit, Gazipur
          </T>
          <T size={27} soft>
            Tuesday, 11 November 2025
          </T>
        </Box>
        {events.map(([time, what]) => (
          <Box key={time} row gap={26} align="flex-start">
            <T head size={38} line>
              {time}
            </T>
            <T size={30} leading={1.3} style={{ flex: 1 }}>
              {what}
            </T>
          </Box>
        ))}
        <Box row justify="space-between" align="flex-end" style={{ marginTop: 'auto' }}>
          <Box style={{ width: 280, borderTop: `2px solid ${v.ink}`, position: 'relative' }}>
            <svg
              aria-hidden="true"
              width={270}
              height={100}
              viewBox="0 0 270 100"
              style={{ position: 'absolute', top: -96 }}
            >
              <path
                d="M14 70C40 10 62 10 50 60S40 92 66 66s20-30 28-6 26 10 34-14 16 34 34 14 4-40 22-34-14 50 8 44 28-36 52-40"
                fill="none"
                stroke="oklch(.40 .18 265)"
                strokeWidth="5"
                strokeLinecap="round"
              />
            </svg>
            <T size={25} soft>
              For the client, A. Karim
            </T>
          </Box>
          <Box w={220} style={{ borderTop: `2px solid ${v.ink}`, position: 'relative' }}>
            <svg
              aria-hidden="true"
              width={200}
              height={90}
              viewBox="0 0 200 90"
              style={{ position: 'absolute', top: -84 }}
            >
              <path
                d="M10 60q30-60 40-10t30-20 20 30 40-30 50 6"
                fill="none"
                stroke="oklch(.28 .05 275)"
                strokeWidth="4"
                strokeLinecap="round"
              />
            </svg>
            <T size={25} soft>
              Engineer
            </T>
          </Box>
        </Box>
      </Sheet>
      <Thread d="M800 470C960 460 1046 400 1050 196" color={shapla[700]} width={8} dash="20 19" />
      <Box
        at={[836, 520]}
        w={310}
        bg={shapla[700]}
        color="white"
        round={26}
        pad="26 30"
        style={{ rotate: '2deg' }}
      >
        <T head size={44}>
          Port 7
        </T>
        <T size={29} style={{ marginTop: 4 }}>
          burnt by a surge at 09:04
        </T>
      </Box>
    </Plate>
  );
}
