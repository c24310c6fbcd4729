/** The page a partner's developer reads: one call, its answer and a key to try it with. */
import { Badge } from '#kit/badge.tsx';
import { Box } from '#kit/box.tsx';
import { Browser } from '#kit/browser.tsx';
import { Code, type Word } from '#kit/code.tsx';
import { Icon } from '#kit/icon.tsx';
import { brand } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Place an order',
    about: 'Reserves the goods for 20 minutes and returns the sum to pay.',
    text: 'text',
    quantity: '1 to 99',
    district: 'one of 64',
    required: 'required',
    key: 'Your test key',
  },
  bn: {
    title: 'অর্ডার দেওয়া',
    about: '২০ মিনিটের জন্য পণ্য ধরে রাখে, কত টাকা দিতে হবে জানায়।',
    text: 'টেক্সট',
    quantity: '১ থেকে ৯৯',
    district: '৬৪টির একটি',
    required: 'আবশ্যক',
    key: 'আপনার টেস্ট টোকেন',
  },
});

const request: readonly (readonly Word[])[] = [
  [
    ['w', 'POST '],
    ['p', '/v2/orders'],
  ],
  [['p', '{']],
  [
    ['n', '    "sku"'],
    ['p', ': '],
    ['s', '"DEW-TEAK-6"'],
    ['p', ','],
  ],
  [
    ['n', '    "quantity"'],
    ['p', ': '],
    ['w', '1'],
    ['p', ','],
  ],
  [
    ['n', '    "district"'],
    ['p', ': '],
    ['s', '"Cumilla"'],
  ],
  [['p', '}']],
];
const answer: readonly (readonly Word[])[] = [
  [
    ['s', '201 Created'],
    ['c', '   0.18 s'],
  ],
  [['p', '{']],
  [
    ['n', '    "order"'],
    ['p', ': '],
    ['s', '"DW-1187"'],
    ['p', ','],
  ],
  [
    ['n', '    "total"'],
    ['p', ': '],
    ['w', '78500'],
    ['p', ','],
  ],
  [
    ['n', '    "delivery"'],
    ['p', ': '],
    ['w', '2400'],
  ],
  [['p', '}']],
];

export default function Documentation({ words }: SceneProps<Words>) {
  return (
    <Plate ground="brandLight">
      <Browser w={1280} h={860} at={[60, 60]} address="api.dewan.example/orders">
        <Box row align="stretch" h="100%">
          <Box w={560} pad="44 44" gap={22}>
            <T head size={62}>
              {words.title}
            </T>
            <T size={30} soft>
              {words.about}
            </T>
            <Box gap={0}>
              {[
                ['sku', words.text, words.required],
                ['quantity', words.quantity, words.required],
                ['district', words.district, words.required],
                ['coupon', words.text, ''],
              ].map(([name, kind, need]) => (
                <Box key={name} row gap={14} h={84} style={{ borderTop: `2px solid ${v.line}` }}>
                  <T size={31} weight={700} line style={{ width: 150 }}>
                    {name}
                  </T>
                  <T size={28} soft line style={{ flex: 1 }}>
                    {kind}
                  </T>
                  {need ? (
                    <Badge tone="plain" size={24}>
                      {need}
                    </Badge>
                  ) : null}
                </Box>
              ))}
            </Box>
            <Box row gap={18} bg={brand[100]} round={20} pad="20 24" color={brand[800]}>
              <Icon name="tabler:key" size={42} />
              <Box>
                <T size={23} weight={500}>
                  {words.key}
                </T>
                <T size={28} weight={700}>
                  test_dw_7F3K92
                </T>
              </Box>
            </Box>
          </Box>
          <Box grow bg={brand[950]} pad="44 40" gap={34}>
            <Code lines={request} size={31} leading={1.5} />
            <div style={{ borderTop: '2px solid oklch(.42 .08 275)' }} />
            <Code lines={answer} size={31} leading={1.5} />
          </Box>
        </Box>
      </Browser>
    </Plate>
  );
}
