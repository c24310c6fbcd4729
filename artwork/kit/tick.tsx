/** A step's state in a circle: done, running, open or wrong. */
import { Box } from './box.tsx';
import { Icon } from './icon.tsx';
import { accent, muslin, paddy, shapla } from './palette.ts';

export type Step = 'done' | 'run' | 'open' | 'wrong';

const looks = {
  done: { bg: paddy[500], color: 'white', icon: 'tabler:check', line: paddy[500] },
  run: {
    bg: accent[400],
    color: 'oklch(.24 .05 275)',
    icon: 'tabler:loader-2',
    line: accent[400],
  },
  open: { bg: 'white', color: muslin[500], icon: '', line: muslin[500] },
  wrong: { bg: shapla[500], color: 'white', icon: 'tabler:x', line: shapla[500] },
};

export function Tick({ step, size = 44 }: { step: Step; size?: number }) {
  const { bg, color, icon, line } = looks[step];
  return (
    <Box center w={size} h={size} round={size} bg={bg} color={color} line={line}>
      {icon ? <Icon name={icon} size={size * 0.66} stroke={3} /> : null}
    </Box>
  );
}
