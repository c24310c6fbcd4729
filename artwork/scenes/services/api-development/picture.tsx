/** An order on its way through four interfaces, one of which answered at the second try. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { indigo, marigold, paddy, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';

export const size = sizes.block;
export const detail = { left: 30, top: 100, width: 600 };

interface StopProps {
  at: readonly [number, number];
  icon: string;
  name: string;
  answer: string;
  time: string;
  late?: boolean;
}

function Stop({ at, icon, name, answer, time, late }: StopProps) {
  return (
    <Box at={at} row gap={24} w={480} h={150} pad="0 30" round={32} bg="white" shadow>
      <Box
        center
        w={92}
        h={92}
        round={26}
        bg={late ? shapla[100] : indigo[100]}
        color={late ? shapla[700] : indigo[700]}
      >
        <Icon name={icon} size={54} />
      </Box>
      <Box grow gap={4}>
        <T size={32} weight={700} line leading={1.15}>
          {name}
        </T>
        <Box row justify="space-between">
          <T size={26} weight={500} line color={late ? shapla[700] : paddy[700]}>
            {answer}
          </T>
          <T size={24} soft line>
            {time}
          </T>
        </Box>
      </Box>
    </Box>
  );
}

export default function OrderRoute() {
  return (
    <Plate ground="night" lily>
      <Thread
        d="M300 200H860Q1010 200 1010 300V420Q1010 450 960 450H260Q120 450 120 540V660Q120 705 200 705H900"
        color={marigold[400]}
        width={7}
        dash="20 19"
      />
      <Stop
        at={[60, 125]}
        icon="tabler:shopping-cart"
        name="Order 20418"
        answer="৳ 2,340"
        time="10:41:58"
      />
      <Stop
        at={[660, 125]}
        icon="tabler:credit-card"
        name="SSLCommerz"
        answer="Paid, checked"
        time="10:42:03"
      />
      <Stop
        at={[660, 375]}
        icon="tabler:message-2"
        name="SMS in Bangla"
        answer="Delivered"
        time="10:42:06"
      />
      <Stop
        at={[60, 375]}
        icon="tabler:receipt-tax"
        name="Mushak 6.3"
        answer="Posted"
        time="10:42:07"
      />
      <Stop
        at={[60, 630]}
        icon="tabler:truck-delivery"
        name="Courier"
        answer="No answer"
        time="10:42:09"
        late
      />
      <Stop
        at={[660, 630]}
        icon="tabler:package-export"
        name="Parcel booked"
        answer="Second try"
        time="10:47:09"
      />
      <Box
        at={[497, 762]}
        row
        gap={10}
        bg={marigold[400]}
        round={30}
        pad="10 24"
        color={indigo[950]}
      >
        <Icon name="tabler:refresh" size={28} stroke={2.6} />
        <T size={25} weight={700} line>
          after 5 min
        </T>
      </Box>
    </Plate>
  );
}
