/** A doctor's fee paid in the app, and the app in its store. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { paddy } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Phone } from '#kit/phone.tsx';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.block;

const theme = themed({
  accent: 'oklch(.45 .12 350)',
  tint: 'oklch(.95 .025 350)',
  ink: 'oklch(.26 .05 340)',
  soft: 'oklch(.46 .03 340)',
  line: 'oklch(.90 .02 350)',
});

const ways = [
  ['bKash', 'oklch(.58 .23 0)'],
  ['Nagad', 'oklch(.64 .21 40)'],
  ['Rocket', 'oklch(.47 .18 310)'],
  ['Card', 'oklch(.45 .15 260)'],
] as const;

export default function Fee() {
  return (
    <Plate ground={{ css: 'oklch(.84 .08 350)' }} theme={theme}>
      <Box at={[570, 118]} w={580} h={664} bg="white" round={36} shadow pad="42 44" gap={26}>
        <Box row gap={12} color={paddy[700]}>
          <Icon name="tabler:brand-google-play" size={38} />
          <T size={28} weight={600}>
            Google Play
          </T>
        </Box>
        <Box row gap={28}>
          <Box center w={142} h={142} round={36} bg={v.accent} color="white">
            <Icon name="tabler:stethoscope" size={88} stroke={1.7} />
          </Box>
          <Box gap={2}>
            <T head size={46}>
              Hasnahena
            </T>
            <T size={28} weight={600} color={paddy[700]}>
              Hasnahena Clinic Ltd.
            </T>
          </Box>
        </Box>
        <Box row gap={0} justify="space-between">
          {[
            ['4.6 of 5', '318 reviews'],
            ['10K+', 'downloads'],
            ['9 MB', 'size'],
          ].map(([big, small]) => (
            <Box key={big} center grow>
              <T head size={36}>
                {big}
              </T>
              <T size={24} soft>
                {small}
              </T>
            </Box>
          ))}
        </Box>
        <Box center h={84} round={44} bg={paddy[700]} color="white">
          <T size={32} weight={700}>
            Install
          </T>
        </Box>
        <T size={29} leading={1.35}>
          Serials, reports and bills of the clinic in Bangla and English. Payment through
          SSLCommerz.
        </T>
      </Box>
      <Phone w={480} h={880} at={[60, 50]} time="18:05">
        <Box pad="6 30 0" gap={20}>
          <Box row gap={20}>
            <Person size={96} hair="bun" wear="coat" cloth="oklch(.55 .13 195)" skin={1} glasses />
            <Box>
              <T size={31} weight={700} leading={1.2}>
                Dr Shirin Sultana
              </T>
              <T size={25} soft>
                Medicine, 18:40 today
              </T>
            </Box>
          </Box>
          <Box row justify="space-between" bg={v.tint} round={24} pad="22 28">
            <T size={29} weight={600}>
              Fee
            </T>
            <T head size={56} color={v.accent}>
              ৳ 1,200
            </T>
          </Box>
          <Box gap={12}>
            {ways.map(([name, color], index) => (
              <Box
                key={name}
                row
                gap={18}
                h={84}
                pad="0 22"
                round={22}
                line={index ? v.line : v.accent}
                bg="white"
              >
                <Box center w={52} h={52} round={14} bg={color} color="white">
                  <T head size={30}>
                    {name.slice(0, 1)}
                  </T>
                </Box>
                <T size={30} weight={600} style={{ flex: 1 }}>
                  {name}
                </T>
                {index ? null : (
                  <Icon name="tabler:circle-check-filled" size={40} color={theme.accent} />
                )}
              </Box>
            ))}
          </Box>
          <Box center h={84} round={44} bg={v.accent} color="white">
            <T size={31} weight={700}>
              Pay ৳ 1,200
            </T>
          </Box>
        </Box>
      </Phone>
    </Plate>
  );
}
