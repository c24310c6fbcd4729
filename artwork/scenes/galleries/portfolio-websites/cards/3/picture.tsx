/** Nongor & Pal: vessels expected at Chattogram, and a field to follow a container. */
import { Box } from '#kit/box.tsx';
import { Quay } from '#kit/demo/quay.tsx';
import { Icon } from '#kit/icon.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 20, top: 58, width: 715 };

const theme = themed({
  ground: '#f3f6fa',
  ink: '#0a2a4a',
  soft: '#5f7690',
  line: '#d3deea',
  accent: '#e4572e',
  tint: '#dfeaf5',
  round: 2,
});
const menu = ['Schedule', 'Tariff', 'C&F', 'Offices'];
const ships = [
  ['MV Kapitan Rahim', 'Colombo', 'NCT 3', 'Sun 22 Nov', 'at the quay', '#0d7a4a'],
  ['MV Straits Orchid', 'Singapore', 'CCT 2', 'Tue 24 Nov', 'outer anchorage', '#b36b00'],
  ['MV Banglar Jyoti', 'Port Klang', 'GCB 11', 'Thu 26 Nov', 'at sea', '#2d5f9a'],
  ['MV Hansa Altona', 'Kolkata', 'NCT 5', 'Sat 28 Nov', 'at sea', '#2d5f9a'],
] as const;
const columns = ['Vessel', 'From', 'Jetty', 'Arrives', 'Now'];
const widths = '1fr 150px 110px 170px 180px';

export default function ShippingAgent() {
  return (
    <Scene size={size} theme={theme}>
      <Box h={340} bg="#0a2a4a" pad="74 0 0">
        <Quay w={1200} h={266} />
      </Box>
      <Box at={[0, 0]} w={1200} h={78} bg="#061c36" />
      <Box at={[40, 17]} w={1120} row justify="space-between" color="white">
        <Box row gap={14}>
          <Icon name="tabler:anchor" size={44} color="#f2b632" stroke={2.5} />
          <T
            size={31}
            weight={700}
            tracking={-0.02}
            style={{ fontFamily: v.head, fontStretch: '82%' }}
          >
            Nongor &amp; Pal Shipping
          </T>
        </Box>
        <Box row gap={30}>
          {menu.map((item) => (
            <T key={item} size={20} weight={600}>
              {item}
            </T>
          ))}
        </Box>
      </Box>
      <Box at={[40, 118]} w={470} gap={10} color="white">
        <T head size={50} leading={1}>
          What berths at Chattogram
        </T>
        <T size={21} style={{ opacity: 0.85 }}>
          Agrabad C/A · agents since 1974
        </T>
      </Box>
      <Box at={[40, 268]} w={520} row h={76} bg="white" shadow>
        <Box row grow gap={14} pad="0 24">
          <Icon name="tabler:container" size={34} color={v.soft} />
          <T size={24} weight={600} line>
            NPLU 482016-1
          </T>
        </Box>
        <Box center h={76} w={180} bg={v.accent} color="white">
          <T size={22} weight={600}>
            Track box
          </T>
        </Box>
      </Box>
      <Box at={[40, 374]} w={1120} bg="white" style={{ borderTop: `5px solid ${v.ink}` }}>
        <Box grid={widths} gap={14} align="center" h={50} pad="0 26" bg={v.tint}>
          {columns.map((name) => (
            <T key={name} size={19} soft weight={600}>
              {name}
            </T>
          ))}
        </Box>
        {ships.map(([ship, from, jetty, day, state, color]) => (
          <Box
            key={ship}
            grid={widths}
            gap={14}
            align="center"
            h={61}
            pad="0 26"
            style={{ borderTop: `1px solid ${v.line}` }}
          >
            <T size={25} weight={700} line>
              {ship}
            </T>
            <T size={21}>{from}</T>
            <T size={23} weight={700}>
              {jetty}
            </T>
            <T size={22} line>
              {day}
            </T>
            <Box row gap={10} color={color}>
              <Box w={14} h={14} round={7} bg={color} />
              <T size={20} weight={600} line>
                {state}
              </T>
            </Box>
          </Box>
        ))}
      </Box>
      <Box at={[40, 692]} w={1120} row justify="space-between">
        <T size={20} soft>
          Duty officer this week: Subrata Pal, +880 1800-000000
        </T>
        <Box row gap={8} color={v.accent}>
          <Icon name="tabler:file-download" size={26} />
          <T size={20} weight={600}>
            Tariff sheet, November
          </T>
        </Box>
      </Box>
    </Scene>
  );
}
