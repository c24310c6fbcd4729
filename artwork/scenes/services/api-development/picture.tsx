/** An order on its way through four interfaces, one of which answered at the second try. */
import type { Language } from '@nokshi/forms/languages.ts';
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { accent, brand, paddy, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;
export const detail = { left: 30, top: 100, width: 600 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    order: { name: 'Order 20418' },
    paid: 'Paid, checked',
    sms: { name: 'SMS in Bangla', answer: 'Delivered' },
    mushak: { name: 'Mushak 6.3', answer: 'Posted' },
    courier: { name: 'Courier', answer: 'No answer' },
    parcel: { name: 'Parcel booked', answer: 'Second try' },
    after: 'after 5 min',
  },
  bn: {
    order: { name: 'অর্ডার ২০৪১৮' },
    paid: 'টাকা এসেছে, মিলেছে',
    sms: { name: 'বাংলায় এসএমএস', answer: 'পৌঁছেছে' },
    mushak: { name: 'মূসক-৬.৩', answer: 'এন্ট্রি হয়েছে' },
    courier: { name: 'কুরিয়ার', answer: 'সাড়া নেই' },
    parcel: { name: 'পার্সেল বুকিং', answer: 'দ্বিতীয়বারে' },
    after: '৫ মিনিট পর',
  },
});

interface StopProps {
  at: readonly [number, number];
  icon: string;
  name: string;
  answer: string;
  time: string;
  late?: boolean;
  language: Language;
}

function Stop({ at, icon, name, answer, time, late, language }: StopProps) {
  const narrow = language === 'bn';
  const pad = narrow ? '0 22 0 30' : '0 30';
  return (
    <Box at={at} row gap={24} w={480} h={150} pad={pad} round={32} bg="white" shadow>
      <Box
        center
        w={92}
        h={92}
        round={26}
        bg={late ? shapla[100] : brand[100]}
        color={late ? shapla[700] : brand[700]}
      >
        <Icon name={icon} size={54} />
      </Box>
      <Box grow gap={4}>
        <T size={32} weight={700} line leading={1.15}>
          {name}
        </T>
        <Box row justify="space-between">
          <T size={narrow ? 24 : 26} weight={500} line color={late ? shapla[700] : paddy[700]}>
            {answer}
          </T>
          <T size={narrow ? 22 : 24} soft line>
            {time}
          </T>
        </Box>
      </Box>
    </Box>
  );
}

export default function OrderRoute({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground="night" lily>
      <Thread
        d="M300 200H860Q1010 200 1010 300V420Q1010 450 960 450H260Q120 450 120 540V660Q120 705 200 705H900"
        color={accent[400]}
        width={7}
        dash="20 19"
      />
      <Stop
        language={language}
        at={[60, 125]}
        icon="tabler:shopping-cart"
        {...words.order}
        answer={taka(2340, language)}
        time={digits('10:41:58', language)}
      />
      <Stop
        language={language}
        at={[660, 125]}
        icon="tabler:credit-card"
        name="SSLCommerz"
        answer={words.paid}
        time={digits('10:42:03', language)}
      />
      <Stop
        language={language}
        at={[660, 375]}
        icon="tabler:message-2"
        {...words.sms}
        time={digits('10:42:06', language)}
      />
      <Stop
        language={language}
        at={[60, 375]}
        icon="tabler:receipt-tax"
        {...words.mushak}
        time={digits('10:42:07', language)}
      />
      <Stop
        language={language}
        at={[60, 630]}
        icon="tabler:truck-delivery"
        {...words.courier}
        time={digits('10:42:09', language)}
        late
      />
      <Stop
        language={language}
        at={[660, 630]}
        icon="tabler:package-export"
        {...words.parcel}
        time={digits('10:47:09', language)}
      />
      <Box at={[497, 762]} row gap={10} bg={accent[400]} round={30} pad="10 24" color={brand[950]}>
        <Icon name="tabler:refresh" size={28} stroke={2.6} />
        <T size={25} weight={700} line>
          {words.after}
        </T>
      </Box>
    </Plate>
  );
}
