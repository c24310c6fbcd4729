/** Nongor & Pal: vessels expected at Chattogram, and a field to follow a container. */
import { Box } from '#kit/box.tsx';
import { Quay } from '#kit/demo/quay.tsx';
import { Icon } from '#kit/icon.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 20, top: 58, width: 715 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    brand: 'Nongor & Pal Shipping',
    menu: ['Schedule', 'Tariff', 'C&F', 'Offices'],
    heading: 'What berths at Chattogram',
    about: 'Agrabad C/A · agents since 1974',
    track: 'Track box',
    columns: ['Vessel', 'From', 'Jetty', 'Arrives', 'Now'],
    ships: {
      rahim: { name: 'MV Kapitan Rahim', from: 'Colombo', day: 'Sun 22 Nov' },
      orchid: { name: 'MV Straits Orchid', from: 'Singapore', day: 'Tue 24 Nov' },
      jyoti: { name: 'MV Banglar Jyoti', from: 'Port Klang', day: 'Thu 26 Nov' },
      altona: { name: 'MV Hansa Altona', from: 'Kolkata', day: 'Sat 28 Nov' },
    },
    states: { quay: 'at the quay', anchorage: 'outer anchorage', sea: 'at sea' },
    officer: 'Duty officer this week: Subrata Pal, +880 1800-000000',
    tariff: 'Tariff sheet, November',
  },
  bn: {
    brand: 'নোঙর ও পাল শিপিং',
    menu: ['সূচি', 'মাশুল', 'সিঅ্যান্ডএফ', 'অফিস'],
    heading: 'চট্টগ্রামে কোন জাহাজ',
    about: 'আগ্রাবাদ বা/এ · ১৯৭৪ থেকে এজেন্ট',
    track: 'কনটেইনার খুঁজুন',
    columns: ['জাহাজ', 'কোথা থেকে', 'জেটি', 'আসছে', 'এখন'],
    ships: {
      rahim: { name: 'এমভি কাপিতান রহিম', from: 'কলম্বো', day: 'রবি, ২২ নভেম্বর' },
      orchid: { name: 'এমভি স্ট্রেইটস অর্কিড', from: 'সিঙ্গাপুর', day: 'মঙ্গল, ২৪ নভেম্বর' },
      jyoti: { name: 'এমভি বাংলার জ্যোতি', from: 'পোর্ট ক্লাং', day: 'বৃহ., ২৬ নভেম্বর' },
      altona: { name: 'এমভি হানসা আলটোনা', from: 'কলকাতা', day: 'শনি, ২৮ নভেম্বর' },
    },
    states: { quay: 'জেটিতে', anchorage: 'বহির্নোঙরে', sea: 'সাগরে' },
    officer: 'এ সপ্তাহের ডিউটি অফিসার: সুব্রত পাল, +880 1800-000000',
    tariff: 'মাশুলের তালিকা, নভেম্বর',
  },
});

const theme = themed({
  ground: '#f3f6fa',
  ink: '#0a2a4a',
  soft: '#5f7690',
  line: '#d3deea',
  accent: '#e4572e',
  tint: '#dfeaf5',
  round: 2,
});
const ships = [
  ['rahim', 'NCT 3', 'quay', '#0d7a4a'],
  ['orchid', 'CCT 2', 'anchorage', '#b36b00'],
  ['jyoti', 'GCB 11', 'sea', '#2d5f9a'],
  ['altona', 'NCT 5', 'sea', '#2d5f9a'],
] as const;
const columns = '1fr 150px 110px 170px 180px';

export default function ShippingAgent({ words, language }: SceneProps<Words>) {
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
            {words.brand}
          </T>
        </Box>
        <Box row gap={30}>
          {words.menu.map((item) => (
            <T key={item} size={20} weight={600}>
              {item}
            </T>
          ))}
        </Box>
      </Box>
      <Box at={[40, 118]} w={470} gap={10} color="white">
        <T head size={50} leading={language === 'bn' ? 1.2 : 1}>
          {words.heading}
        </T>
        <T size={21} style={{ opacity: 0.85 }}>
          {words.about}
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
            {words.track}
          </T>
        </Box>
      </Box>
      <Box at={[40, 374]} w={1120} bg="white" style={{ borderTop: `5px solid ${v.ink}` }}>
        <Box grid={columns} gap={14} align="center" h={50} pad="0 26" bg={v.tint}>
          {words.columns.map((name) => (
            <T key={name} size={19} soft weight={600}>
              {name}
            </T>
          ))}
        </Box>
        {ships.map(([ship, jetty, state, color]) => (
          <Box
            key={ship}
            grid={columns}
            gap={14}
            align="center"
            h={61}
            pad="0 26"
            style={{ borderTop: `1px solid ${v.line}` }}
          >
            <T size={25} weight={700} line>
              {words.ships[ship].name}
            </T>
            <T size={21}>{words.ships[ship].from}</T>
            <T size={23} weight={700}>
              {jetty}
            </T>
            <T size={22} line>
              {words.ships[ship].day}
            </T>
            <Box row gap={10} color={color}>
              <Box w={14} h={14} round={7} bg={color} />
              <T size={20} weight={600} line>
                {words.states[state]}
              </T>
            </Box>
          </Box>
        ))}
      </Box>
      <Box at={[40, 692]} w={1120} row justify="space-between">
        <T size={20} soft>
          {words.officer}
        </T>
        <Box row gap={8} color={v.accent}>
          <Icon name="tabler:file-download" size={26} />
          <T size={20} weight={600}>
            {words.tariff}
          </T>
        </Box>
      </Box>
    </Scene>
  );
}
