/** A saree shop's chat at night: the price from the list, the complaint to a person. */
import { Box } from '#kit/box.tsx';
import { Bubble } from '#kit/bubble.tsx';
import { Sari } from '#kit/goods/cloth.tsx';
import { Icon } from '#kit/icon.tsx';
import { marigold } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Phone } from '#kit/phone.tsx';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.block;

const theme = themed({
  accent: 'oklch(.46 .17 310)',
  tint: 'oklch(.95 .025 310)',
  ink: 'oklch(.26 .06 310)',
  soft: 'oklch(.46 .04 310)',
});

export default function Assistant() {
  return (
    <Plate ground={{ css: 'oklch(.88 .06 310)' }} theme={theme}>
      <Phone w={590} h={1100} at={[64, 44]} time="23:52">
        <Box row gap={18} pad="6 30 18" style={{ borderBottom: '2px solid oklch(.92 .02 310)' }}>
          <Box center w={68} h={68} round={40} bg={v.accent} color="white">
            <Icon name="tabler:flower" size={42} />
          </Box>
          <Box>
            <T size={31} weight={700} leading={1.2}>
              Jarul Sarees
            </T>
            <T size={23} soft leading={1.2}>
              Messenger
            </T>
          </Box>
        </Box>
        <Box grow pad="24 26" gap={16}>
          <Bubble mine bg={theme.accent} color="white" size={29}>
            Apu, ei jamdani tar dam koto?
          </Bubble>
          <Bubble bg={theme.tint} size={29}>
            <Box row gap={18}>
              <Sari size={150} a="oklch(.46 .17 310)" />
              <Box>
                <T head size={40}>
                  ৳ 3,450
                </T>
                <T size={26} style={{ marginTop: 6 }}>
                  Half-silk jamdani. Dhakay delivery ৳ 70.
                </T>
              </Box>
            </Box>
          </Bubble>
          <T size={22} soft>
            From the price list of 1 November
          </T>
          <Bubble mine bg={theme.accent} color="white" size={29}>
            Ager ta te daag chilo. Taka ferot chai.
          </Bubble>
          <Bubble bg={theme.tint} size={29}>
            Khub dukkhito. Moushumi apu ekhon apnar sathe kotha bolben.
          </Bubble>
        </Box>
      </Phone>
      <Box at={[736, 420]} w={408} bg="white" round={32} shadow pad="34 36" gap={16}>
        <Box row gap={18}>
          <Person
            size={96}
            hair="hijab"
            wear="kameez"
            cloth="oklch(.55 .13 195)"
            cloth2="oklch(.46 .17 310)"
            bg={marigold[200]}
          />
          <Box>
            <T size={31} weight={700} leading={1.2}>
              Moushumi
            </T>
            <T size={24} soft>
              on duty till 1:00
            </T>
          </Box>
        </Box>
        <T size={28}>Refund asked for a stained saree, order 8812</T>
        <Box center h={70} round={40} bg={marigold[400]}>
          <T size={28} weight={700}>
            Take over
          </T>
        </Box>
      </Box>
      <Thread d="M640 640C690 640 690 560 732 556" color={theme.accent} width={7} />
      <Box at={[736, 110]} w={400}>
        <T head size={52} color={theme.ink}>
          Prices from the list. Complaints to a person.
        </T>
      </Box>
    </Plate>
  );
}
