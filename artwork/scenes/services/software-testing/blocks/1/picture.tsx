/** 212 checks ran on one change; one of them turned red. */
import { Box } from '#kit/box.tsx';
import { Code } from '#kit/code.tsx';
import { Icon } from '#kit/icon.tsx';
import { marigold, shapla } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';

export const size = sizes.block;

const lit = 'oklch(.80 .16 155)';
const panel = 'oklch(.26 .03 290)';

const stages = [
  ['Build', true],
  ['Login', true],
  ['Sale', true],
  ['Refund', false],
  ['Mushak', true],
] as const;

export default function Pipeline() {
  return (
    <Plate ground={{ css: 'oklch(.20 .03 290)' }}>
      <Box at={[60, 54]} w={1080} row justify="space-between" align="baseline" color="white">
        <T head size={64}>
          211 of 212 passed
        </T>
        <T size={30} style={{ opacity: 0.8 }}>
          4 min 12 s
        </T>
      </Box>
      <Thread d="M140 224H1060" color={marigold[400]} width={8} dash="20 20" />
      {stages.map(([name, ok], index) => (
        <Box key={name} at={[70 + index * 230, 170]} center w={140} gap={14} color="white">
          <Box
            center
            w={108}
            h={108}
            round={60}
            bg={ok ? lit : shapla[500]}
            color={ok ? 'oklch(.2 .05 155)' : 'white'}
          >
            <Icon name={ok ? 'tabler:check' : 'tabler:x'} size={66} stroke={3} />
          </Box>
          <T size={31} weight={600}>
            {name}
          </T>
        </Box>
      ))}
      <Box
        at={[60, 378]}
        w={1080}
        h={286}
        round={32}
        bg={panel}
        pad="34 44"
        gap={18}
        style={{ border: `4px solid ${shapla[500]}` }}
      >
        <T head size={40} color="white">
          Refund of ৳ 1,499
        </T>
        <Code
          size={33}
          leading={1.5}
          lines={[
            [
              ['c', 'expected   '],
              ['s', '৳ 1,499.00'],
            ],
            [
              ['c', 'received    '],
              ['w', '৳ 1,498.00'],
            ],
            [
              ['k', 'round'],
              ['p', '('],
              ['n', 'amount'],
              ['p', ' − '],
              ['n', 'vat'],
              ['p', ')  loses one taka'],
            ],
          ]}
        />
      </Box>
      <Box at={[60, 694]} w={1080} h={150} row gap={30} round={32} bg="white" pad="0 44">
        <Person
          size={104}
          hair="curly"
          wear="tee"
          cloth="oklch(.50 .21 275)"
          bg={marigold[200]}
          skin={2}
        />
        <Box grow>
          <T size={35} weight={700} leading={1.25}>
            Round VAT to whole taka
          </T>
          <T size={28} soft>
            Change 4f81c2, Imran Kabir, 11:32
          </T>
        </Box>
        <Box center h={80} w={230} round={44} bg={marigold[400]}>
          <T size={30} weight={700}>
            Take back
          </T>
        </Box>
      </Box>
    </Plate>
  );
}
