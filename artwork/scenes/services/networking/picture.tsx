/** Three floors, two lines in, one switch a floor: the network of a trading house. */
import { Box } from '#kit/box.tsx';
import { Switch } from '#kit/drawn/rack.tsx';
import { Icon } from '#kit/icon.tsx';
import { accent, brand, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    firm: 'Jolpai Traders, Motijheel',
    drawing: 'drawing 3 of 3',
    floors: {
      third: '3rd floor, accounts',
      second: '2nd floor, import',
      ground: 'Ground, showroom',
    },
    firewall: 'Firewall',
    lineA: { name: 'Line A, fibre', side: '100 Mbps, west side' },
    lineB: { name: 'Line B, fibre', side: '50 Mbps, east side' },
  },
  bn: {
    firm: 'জলপাই ট্রেডার্স, মতিঝিল',
    drawing: 'নকশা ৩/৩',
    floors: {
      third: 'তৃতীয় তলা, হিসাব',
      second: 'দ্বিতীয় তলা, আমদানি',
      ground: 'নিচতলা, শোরুম',
    },
    firewall: 'ফায়ারওয়াল',
    lineA: { name: 'লাইন ১, ফাইবার', side: '১০০ এমবিপিএস, পশ্চিম' },
    lineB: { name: 'লাইন ২, ফাইবার', side: '৫০ এমবিপিএস, পূর্ব' },
  },
});

const floors = [
  ['third', 'SW-3', 4],
  ['second', 'SW-2', 4],
  ['ground', 'SW-1', 3],
] as const;

export default function Network({ words }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.93 .03 115)' }}>
      <Box at={[60, 44]} w={1080} row justify="space-between" align="baseline">
        <T head size={48}>
          {words.firm}
        </T>
        <T size={28} soft>
          {words.drawing}
        </T>
      </Box>
      {floors.map(([floor, label, points], index) => (
        <Box
          key={label}
          at={[370, 136 + index * 250]}
          w={770}
          h={230}
          bg="white"
          round={24}
          shadow
          pad="18 32"
          gap={12}
        >
          <Box row justify="space-between">
            <T size={31} weight={700}>
              {words.floors[floor]}
            </T>
            <Box row gap={14} color={brand[700]}>
              {Array.from({ length: points }, (_, point) => (
                <Icon
                  key={`${label}${point * 2}`}
                  name="tabler:access-point"
                  size={48}
                  stroke={2}
                />
              ))}
            </Box>
          </Box>
          <Switch w={706} ports={20} label={label} />
        </Box>
      ))}
      <Thread
        d="M318 508H392M340 470V264H392M340 546V764H392"
        color={brand[700]}
        width={7}
        dash="16 15"
      />
      <Box at={[50, 430]} center w={260} h={156} round={28} bg={brand[900]} color="white" gap={4}>
        <Icon name="tabler:wall" size={62} color={accent[400]} />
        <T size={31} weight={700}>
          {words.firewall}
        </T>
      </Box>
      <Box at={[50, 190]} center w={260} h={140} round={28} bg={accent[400]} color={brand[950]}>
        <T size={31} weight={700}>
          {words.lineA.name}
        </T>
        <T size={23}>{words.lineA.side}</T>
      </Box>
      <Box at={[50, 690]} center w={260} h={140} round={28} bg={shapla[300]} color={brand[950]}>
        <T size={31} weight={700}>
          {words.lineB.name}
        </T>
        <T size={23}>{words.lineB.side}</T>
      </Box>
      <Thread d="M180 340V420M180 596V680" color={brand[900]} width={7} dash="16 15" />
    </Plate>
  );
}
