/** A till before iftar, with the receipt it has just printed. */
import type { FunctionComponent } from 'react';
import { Box } from '#kit/box.tsx';
import { Drawing, type GoodProps, shade } from '#kit/goods/drawing.tsx';
import { bangla, grouped, sum, taka } from '#kit/money.ts';
import { indigo, marigold, muslin, paddy, white } from '#kit/palette.ts';
import { Line, Receipt, Rule } from '#kit/receipt.tsx';
import { sizes } from '#kit/sizes.ts';
import { Slide } from '#kit/slide.tsx';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';

export const size = sizes.slide;

function Bowl({ rim, fill, ...rest }: GoodProps & { rim: string; fill: string }) {
  const grains = [50, 74, 98, 122, 146, 62, 86, 110, 134, 74, 98, 122];
  return (
    <Drawing {...rest}>
      {grains.map((x, index) => (
        <circle
          key={`${x} ${index}`}
          cx={x}
          cy={index < 5 ? 92 : index < 9 ? 74 : 58}
          r="16"
          fill={fill}
          stroke={shade}
          strokeWidth="2"
        />
      ))}
      <path d="M20 92h160q-6 80-60 84H80q-54-4-60-84z" fill={rim} />
      <path d="M20 92h160l-1 14H21z" fill={shade} />
    </Drawing>
  );
}

const Chickpeas = (props: GoodProps) => (
  <Bowl rim="oklch(.58 .12 42)" fill="oklch(.80 .10 80)" {...props} />
);
const PuffedRice = (props: GoodProps) => <Bowl rim={paddy[500]} fill={muslin[50]} {...props} />;
const Dates = (props: GoodProps) => <Bowl rim={indigo[400]} fill="oklch(.38 .08 45)" {...props} />;

const items: readonly (readonly [string, string, number, FunctionComponent<GoodProps>])[] = [
  ['Dates 1 kg', 'খেজুর ১ কেজি', 650, Dates],
  ['Puffed rice', 'মুড়ি', 90, PuffedRice],
  ['Chickpeas 2 kg', 'ছোলা ২ কেজি', 240, Chickpeas],
];
const total = sum(items.map((item) => item[2]));

export default function PosSlide() {
  return (
    <Slide>
      <svg aria-hidden="true" width="1600" height="1200" style={{ position: 'absolute' }}>
        <path d="M430 880h300l52 190H378z" fill="oklch(.44 .05 275)" />
        <path d="M250 1060h660q30 0 30 34H220q0-34 30-34z" fill="oklch(.56 .05 275)" />
      </svg>
      <Box at={[84, 104]} w={1040} h={810} bg="oklch(.38 .045 275)" round={60} pad={30} shadow>
        <Box grow bg={white} round={36} clip>
          <Box
            row
            h={116}
            pad="0 196 0 44"
            bg={marigold[400]}
            justify="space-between"
            color={indigo[950]}
          >
            <T head size={48} line>
              Counter 1
            </T>
            <T size={38} weight={600} line>
              Iftar 18:04
            </T>
          </Box>
          {items.map(([name, , amount, Good], index) => (
            <Box
              key={name}
              row
              gap={30}
              h={138}
              pad="0 196 0 44"
              style={{ borderTop: index > 0 ? `2px solid ${v.line}` : undefined }}
            >
              <Good size={104} />
              <T size={42} weight={600} line style={{ flex: 1 }}>
                {name}
              </T>
              <T head size={48} line>
                {taka(amount)}
              </T>
            </Box>
          ))}
          <Box
            row
            justify="space-between"
            pad="0 196 0 44"
            style={{ marginTop: 'auto' }}
            bg={indigo[900]}
            color={white}
            h={220}
          >
            <T size={44} weight={500} style={{ opacity: 0.85 }}>
              Total
            </T>
            <T head size={116} color={marigold[400]} line>
              {taka(total)}
            </T>
          </Box>
        </Box>
      </Box>
      <Receipt w={520} at={[1002, 214]} turn={4} size={33}>
        <T size={48} weight={700} font="'Anek Bangla'" center>
          ধনেপাতা বাজার
        </T>
        <T center size={30} soft>
          মিরপুর, ঢাকা · Mushak 6.3
        </T>
        <Rule gap={12} />
        {items.map(([name, local, amount]) => (
          <Line
            key={name}
            what={
              <>
                {local}
                <T size={29} soft>
                  {name}
                </T>
              </>
            }
            amount={grouped(amount)}
          />
        ))}
        <Rule gap={12} />
        <Box style={{ fontSize: 44 }}>
          <Line strong what="মোট · Total" amount={grouped(total)} />
        </Box>
        <Line what="ক্যাশ · Cash" amount={grouped(1000)} />
        <Line what="ফেরত · Change" amount={grouped(1000 - total)} />
        <Rule gap={12} />
        <T center size={32}>
          ধন্যবাদ, আবার আসবেন
        </T>
        <T center size={29} soft>
          বিল {bangla(2219)} · {bangla('17:41')}
        </T>
      </Receipt>
    </Slide>
  );
}
