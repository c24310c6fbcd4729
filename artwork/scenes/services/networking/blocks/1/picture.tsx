/** 15:12, line A is cut, and nobody at the counters has noticed. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { paddy, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    time: '15:12',
    working: 'Working on line B',
    switched: 'switched in 8 seconds',
    lineA: { name: 'Line A', note: 'Down since 15:11' },
    lineB: { name: 'Line B', note: '38 of 50 Mbps' },
    router: 'Router',
    counters: 'Counters 6 of 6',
    phones: 'Phones 14 of 14',
    ups: 'UPS 78%',
    left: '31 minutes left',
  },
  bn: {
    time: '৩:১২',
    working: 'কাজ চলছে লাইন ২-এ',
    switched: 'বদলাতে লেগেছে ৮ সেকেন্ড',
    lineA: { name: 'লাইন ১', note: '৩:১১ থেকে বন্ধ' },
    lineB: { name: 'লাইন ২', note: '৩৮/৫০ এমবিপিএস' },
    router: 'রাউটার',
    counters: 'কাউন্টার ৬/৬',
    phones: 'ফোন ১৪/১৪',
    ups: 'ইউপিএস ৭৮%',
    left: 'আরও ৩১ মিনিট',
  },
});

const panel = 'oklch(.27 .025 230)';
const lit = 'oklch(.84 .17 155)';

function LineCard({
  at,
  name,
  note,
  down,
}: {
  at: readonly [number, number];
  name: string;
  note: string;
  down?: boolean;
}) {
  return (
    <Box
      at={at}
      w={340}
      h={210}
      round={30}
      bg={down ? 'oklch(.36 .12 15)' : panel}
      color="white"
      pad="30 34"
      justify="space-between"
      style={{ border: `4px solid ${down ? shapla[500] : lit}` }}
    >
      <Box row justify="space-between">
        <T head size={48}>
          {name}
        </T>
        <Icon
          name={down ? 'tabler:plug-connected-x' : 'tabler:arrows-exchange'}
          size={62}
          color={down ? shapla[300] : lit}
        />
      </Box>
      <T size={30} weight={600}>
        {note}
      </T>
    </Box>
  );
}

export default function Failover({ words }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.19 .025 235)' }}>
      <Box at={[60, 46]} w={1080} row justify="space-between" color="white">
        <T head size={110} leading={0.95}>
          {words.time}
        </T>
        <Box align="flex-end">
          <T size={34} weight={700}>
            {words.working}
          </T>
          <T size={28} style={{ opacity: 0.8 }}>
            {words.switched}
          </T>
        </Box>
      </Box>
      <LineCard at={[60, 206]} {...words.lineA} down />
      <LineCard at={[60, 486]} {...words.lineB} />
      <Thread d="M410 590H520" color={lit} width={9} dash="20 19" />
      <Thread d="M410 310H444M486 310H520" color={shapla[500]} width={9} dash="12 15" />
      <Box at={[530, 206]} center w={240} h={490} round={36} bg={panel} color="white" gap={14}>
        <Icon name="tabler:router" size={120} stroke={1.4} />
        <T size={34} weight={700}>
          {words.router}
        </T>
        <Box row gap={12}>
          <Box w={26} h={26} round={14} bg={shapla[500]} />
          <Box w={26} h={26} round={14} bg={lit} />
          <Box w={26} h={26} round={14} bg={lit} />
        </Box>
      </Box>
      <Thread d="M780 310H860M780 590H860" color={lit} width={9} dash="20 19" />
      {[
        ['tabler:cash-register', words.counters],
        ['tabler:phone', words.phones],
      ].map(([icon, count], index) => (
        <Box
          key={icon}
          at={[870, 206 + index * 280]}
          center
          w={270}
          h={210}
          round={30}
          bg={panel}
          color="white"
          gap={6}
        >
          <Icon name={icon ?? ''} size={78} color={lit} stroke={1.7} />
          <T size={30} weight={700} line>
            {count}
          </T>
        </Box>
      ))}
      <Box
        at={[60, 744]}
        row
        gap={30}
        w={1080}
        h={112}
        round={30}
        bg={panel}
        color="white"
        pad="0 36"
      >
        <Icon name="tabler:battery-3" size={66} color={lit} />
        <T size={34} weight={700} line>
          {words.ups}
        </T>
        <Box grow h={30} round={16} bg="oklch(.19 .025 235)">
          <Box w="78%" h={30} round={16} bg={paddy[500]} />
        </Box>
        <T size={30} line>
          {words.left}
        </T>
      </Box>
    </Plate>
  );
}
