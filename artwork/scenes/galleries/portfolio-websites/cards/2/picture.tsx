/** Patkathi Jute Works: hessian by the roll, its specification, and a buyer's enquiry from Hamburg. */

import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Rolls } from '#kit/demo/hessian.tsx';
import { Icon } from '#kit/icon.tsx';
import { patkathi } from '#kit/lettering/portfolio.ts';
import { Lettering } from '#kit/lettering.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { Table } from '#kit/table.tsx';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 588, top: 68, width: 582 };

const theme = themed({
  ground: '#f6efe0',
  surface: '#fffaf0',
  ink: '#2e2416',
  soft: '#7d6d54',
  line: '#dccba8',
  accent: '#4d6b2f',
  tint: '#e7eacb',
  round: 4,
});

export default function JuteMill() {
  return (
    <Scene size={size} theme={theme}>
      <Box at={[0, 0]} w={600} h={400} bg="#d9c391" />
      <div style={{ position: 'absolute', left: 0, top: 86 }}>
        <Rolls />
      </div>
      <Box at={[560, 0]} w={640} h={750} bg={v.ground} />
      <Box at={[40, 28]} row gap={12}>
        <Lettering of={patkathi} size={46} />
        <T size={18} leading={1.1} weight={600}>
          Jute Works
          <br />
          Khulna, 1968
        </T>
      </Box>
      <Box at={[600, 38]} w={564} row justify="space-between">
        {['Yarn', 'Hessian', 'Sacking', 'Bags', 'Mill', 'Contact'].map((item, index) => (
          <T
            key={item}
            size={20}
            weight={600}
            color={index === 1 ? v.accent : v.ink}
            style={index === 1 ? { borderBottom: `3px solid ${v.accent}` } : {}}
          >
            {item}
          </T>
        ))}
      </Box>
      <Box at={[600, 96]} w={564} gap={10}>
        <T head size={50}>
          Hessian cloth
        </T>
        <Table
          columns="1fr 92px 96px 92px"
          right={[1, 2, 3]}
          size={22}
          rowHeight={50}
          head={['Width', 'oz / yd', 'g / m²', 'Roll']}
          rows={[
            ['40 in, 102 cm', '7½', '230', '500 m'],
            [
              <b key="w">40 in, 102 cm</b>,
              <b key="o">10</b>,
              <b key="g">305</b>,
              <b key="r">400 m</b>,
            ],
            ['45 in, 114 cm', '10', '305', '400 m'],
            ['60 in, 152 cm', '11', '335', '300 m'],
          ]}
          mark={1}
          pad={12}
        />
      </Box>
      <Box at={[40, 432]} w={490} row gap={16} align="stretch">
        {(
          [
            ['tabler:container', '20 ft box', '60 rolls, 24,000 m'],
            ['tabler:ship', 'FOB Mongla', '28 days from order'],
          ] as const
        ).map(([icon, what, value]) => (
          <Box key={what} grow gap={6} bg={v.surface} line={v.line} pad="18 20">
            <Icon name={icon} size={42} color={v.accent} />
            <T size={25} weight={700} line>
              {what}
            </T>
            <T size={19} soft line>
              {value}
            </T>
          </Box>
        ))}
      </Box>
      <Box at={[40, 606]} w={490} gap={14}>
        <T size={20} weight={600}>
          Certificates
        </T>
        <Box row gap={12}>
          {['ISO 9001', 'OEKO-TEX', 'GOTS'].map((name) => (
            <Box
              key={name}
              grow
              center
              h={72}
              round={36}
              line={v.accent}
              color={v.accent}
              style={{ borderStyle: 'dashed' }}
            >
              <T size={19} weight={700} line>
                {name}
              </T>
            </Box>
          ))}
        </Box>
      </Box>
      <Box at={[600, 432]} w={564} h={288} bg={v.accent} color="white" pad="24 28" gap={14}>
        <T head size={29}>
          Ask about this cloth
        </T>
        <Box grid={2} gap={12}>
          {['Jansen Naturfaser', 'Hamburg, Germany', '40 in, 10 oz', '2 × 20 ft, March'].map(
            (value) => (
              <Box
                key={value}
                h={50}
                bg="white"
                color={v.ink}
                justify="center"
                pad="0 16"
                round={3}
              >
                <T size={20} weight={500} line>
                  {value}
                </T>
              </Box>
            ),
          )}
        </Box>
        <Box row justify="space-between" style={{ marginTop: 'auto' }}>
          <T size={19} leading={1.3}>
            Samples go by air
            <br />
            within two days
          </T>
          <Button bg="#ffd56b" color={v.ink} size={22} round={3} then="tabler:arrow-right">
            Send enquiry
          </Button>
        </Box>
      </Box>
    </Scene>
  );
}
