/** Three floors, two lines in, one switch a floor: the network of a trading house. */
import { Box } from '#kit/box.tsx';
import { Switch } from '#kit/drawn/rack.tsx';
import { Icon } from '#kit/icon.tsx';
import { indigo, marigold, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';

export const size = sizes.block;
export const detail = { left: 368, top: 345, width: 740 };

const floors = [
  ['3rd floor, accounts', 'SW-3', 4],
  ['2nd floor, import', 'SW-2', 4],
  ['Ground, showroom', 'SW-1', 3],
] as const;

export default function Network() {
  return (
    <Plate ground={{ css: 'oklch(.93 .03 115)' }}>
      <Box at={[60, 44]} w={1080} row justify="space-between" align="baseline">
        <T head size={48}>
          Jolpai Traders, Motijheel
        </T>
        <T size={28} soft>
          drawing 3 of 3
        </T>
      </Box>
      {floors.map(([name, label, points], floor) => (
        <Box
          key={label}
          at={[370, 136 + floor * 250]}
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
              {name}
            </T>
            <Box row gap={14} color={indigo[700]}>
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
        color={indigo[700]}
        width={7}
        dash="16 15"
      />
      <Box at={[50, 430]} center w={260} h={156} round={28} bg={indigo[900]} color="white" gap={4}>
        <Icon name="tabler:wall" size={62} color={marigold[400]} />
        <T size={31} weight={700}>
          Firewall
        </T>
      </Box>
      <Box at={[50, 190]} center w={260} h={140} round={28} bg={marigold[400]} color={indigo[950]}>
        <T size={31} weight={700}>
          Line A, fibre
        </T>
        <T size={25}>100 Mbps, west side</T>
      </Box>
      <Box at={[50, 690]} center w={260} h={140} round={28} bg={shapla[300]} color={indigo[950]}>
        <T size={31} weight={700}>
          Line B, fibre
        </T>
        <T size={25}>50 Mbps, east side</T>
      </Box>
      <Thread d="M180 340V420M180 596V680" color={indigo[900]} width={7} dash="16 15" />
    </Plate>
  );
}
