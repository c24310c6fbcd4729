/** A college moves house on a Thursday night. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { indigo, marigold } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { type Step, Tick } from '#kit/tick.tsx';

export const size = sizes.block;

const steps: readonly (readonly [string, string, Step])[] = [
  ['22:00', 'Last copy taken', 'done'],
  ['22:40', 'Site on new server', 'done'],
  ['23:30', '46 mailboxes copied', 'done'],
  ['00:15', 'DNS switched', 'done'],
  ['00:50', 'Admission form tried', 'done'],
  ['01:20', 'Mail check', 'run'],
];

function Host({ name, at, own }: { name: string; at: readonly [number, number]; own?: boolean }) {
  return (
    <Box
      at={at}
      center
      w={230}
      h={170}
      round={32}
      bg={own ? marigold[400] : indigo[800]}
      color={own ? indigo[950] : 'white'}
      gap={6}
    >
      <Icon name="tabler:server-2" size={72} stroke={1.6} />
      <T size={29} weight={600} line>
        {name}
      </T>
    </Box>
  );
}

export default function Moving() {
  return (
    <Plate ground={{ css: 'oklch(.22 .075 265)' }} lily>
      <Box at={[385, 60]} w={430} center color="white" gap={6}>
        <T size={30} weight={500} color={marigold[200]}>
          Shaluk College
        </T>
        <T head size={50} center>
          Thursday night, 20 November
        </T>
      </Box>
      <Host name="Old host" at={[70, 170]} />
      <Host name="New host" at={[900, 170]} own />
      <Thread
        d="M310 270C430 190 770 190 880 258"
        color={marigold[400]}
        width={7}
        dash="20 19"
        style={{ translate: '0 40px' }}
      />
      <Box
        at={[70, 400]}
        w={1060}
        grid={2}
        gap={24}
        style={{ gridAutoFlow: 'column', gridTemplateRows: 'repeat(3, 134px)' }}
      >
        {steps.map(([time, what, step]) => (
          <Box
            key={time}
            row
            gap={22}
            pad="0 30"
            round={26}
            bg={step === 'run' ? 'white' : 'oklch(.30 .08 268)'}
            color={step === 'run' ? indigo[950] : 'white'}
          >
            <Tick step={step} size={60} />
            <Box>
              <T size={34} weight={700} line leading={1.15}>
                {what}
              </T>
              <T size={27} line style={{ opacity: 0.85 }}>
                {step === 'run' ? `${time}, running` : time}
              </T>
            </Box>
          </Box>
        ))}
      </Box>
    </Plate>
  );
}
