/** The documentation of an order interface: request, answer and a test key. */
import type { ReactNode } from 'react';
import { Badge } from '#kit/badge.tsx';
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { indigo, marigold, muslin, paddy, shapla } from '#kit/palette.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchPath } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';

export const size = sizes.block;

const key = (text: ReactNode) => <span style={{ color: indigo[300] }}>{text}</span>;
const word = (text: ReactNode) => <span style={{ color: paddy[300] }}>{text}</span>;
const number = (text: ReactNode) => <span style={{ color: marigold[400] }}>{text}</span>;

function Code({ lines, bg = indigo[950] }: { lines: readonly ReactNode[]; bg?: string }) {
  return (
    <Box
      bg={bg}
      color="oklch(.93 .02 275)"
      round={18}
      pad="22 28"
      gap={2}
      style={{ whiteSpace: 'pre' }}
    >
      {lines.map((line, index) => (
        <T
          key={`${index}${String(line)}`}
          size={35}
          leading={1.42}
          weight={500}
          line
          style={{ whiteSpace: 'pre' }}
        >
          {line}
        </T>
      ))}
    </Box>
  );
}

export default function OrderInterface() {
  return (
    <Scene size={size} bg={marigold[200]}>
      <StitchPath
        w={1200}
        h={900}
        d="M-20 800C160 900 200 640 120 520S40 160 300 90S900 40 1230 150"
        color="oklch(.66 .17 55)"
        width={6}
        dash="20 19"
        style={{ position: 'absolute' }}
      />
      <Window w={980} h={778} at={[110, 54]} title="docs.dhonepata.example" bg={muslin[50]}>
        <Box pad="28 44" gap={18}>
          <Box row justify="space-between">
            <T head size={56}>
              Place an order
            </T>
            <Badge tone="good" size={26}>
              Version 2
            </Badge>
          </Box>
          <Box row gap={16}>
            <Badge tone="solid" size={30} round={12}>
              POST
            </Badge>
            <T size={38} weight={600} font="'Anek Bangla'" tracking={0.01}>
              /v2/orders
            </T>
          </Box>
          <Code
            lines={[
              '{',
              <span key="s">
                {'   '}
                {key('"sku"')}: {word('"RICE-MINIKET-25"')},
              </span>,
              <span key="q">
                {'   '}
                {key('"quantity"')}: {number('2')}, {key('"pay"')}: {word('"bkash"')}
              </span>,
              '}',
            ]}
          />
          <Box row gap={14}>
            <Badge bg={paddy[500]} color="white" size={30} round={12}>
              201
            </Badge>
            <T size={30} weight={600}>
              Created in 84 ms
            </T>
          </Box>
          <Code
            bg={indigo[900]}
            lines={[
              <span key="o">
                {key('"order"')}: {word('"DB-20417"')}, {key('"total"')}: {number('3900')}
              </span>,
              <span key="t">
                {key('"track"')}: {word('"/v2/orders/DB-20417"')}
              </span>,
            ]}
          />
        </Box>
      </Window>
      <Box
        at={[640, 742]}
        bg={v.surface}
        round={24}
        pad="22 28"
        row
        gap={20}
        shadow
        style={{ rotate: '-3deg' }}
      >
        <Box center w={70} h={70} round={20} bg={shapla[100]} color={shapla[700]}>
          <Icon name="tabler:key" size={42} />
        </Box>
        <Box gap={2}>
          <T size={26} soft>
            Test key, 500 orders a day
          </T>
          <T size={36} weight={700} font="'Anek Bangla'" line>
            test_4hK9 ···· 7Qm
          </T>
        </Box>
      </Box>
    </Scene>
  );
}
