/** A browser around a web page: an address bar, then the page. */
import type { ReactNode } from 'react';
import { Box } from './box.tsx';
import { Icon } from './icon.tsx';
import { T } from './text.tsx';
import { Dots } from './window.tsx';

interface BrowserProps {
  w: number | string;
  h: number | string;
  address: string;
  at?: readonly [number, number];
  bg?: string;
  /** colour of the bar and of what stands on it */
  bar?: string;
  barInk?: string;
  field?: string;
  round?: number;
  children: ReactNode;
}

export function Browser(props: BrowserProps) {
  const { w, h, address, at, bg = 'white', round = 24 } = props;
  const { bar = 'oklch(.95 .006 275)', barInk = 'oklch(.4 .02 275)', field = 'white' } = props;
  return (
    <Box w={w} h={h} {...(at ? { at } : {})} bg={bg} round={round} clip shadow>
      <Box row gap={24} pad="0 24" h={58} bg={bar} color={barInk}>
        <Dots size={14} />
        <Box row grow gap={10} pad="0 18" h={38} round={19} bg={field}>
          <Icon name="tabler:lock" size={18} />
          <T size={20} line>
            {address}
          </T>
        </Box>
      </Box>
      <Box grow style={{ position: 'relative' }} clip>
        {props.children}
      </Box>
    </Box>
  );
}
