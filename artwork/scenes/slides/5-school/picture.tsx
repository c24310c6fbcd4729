/** A class routine on the board, and a fee notice on a guardian's phone. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { indigo, marigold, muslin, paddy, shapla, white } from '#kit/palette.ts';
import { Phone } from '#kit/phone.tsx';
import { sizes } from '#kit/sizes.ts';
import { Slide } from '#kit/slide.tsx';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';

export const size = sizes.slide;

const looks = {
  Bangla: [shapla[300], 'oklch(.33 .13 5)'],
  Maths: [marigold[400], 'oklch(.32 .07 60)'],
  Physics: ['oklch(.82 .09 230)', 'oklch(.30 .09 245)'],
  ICT: [paddy[300], 'oklch(.32 .09 155)'],
} as const;
type Subject = keyof typeof looks;

const week: readonly (readonly [string, readonly [Subject, Subject, Subject, Subject]])[] = [
  ['Sun', ['Bangla', 'Maths', 'Physics', 'ICT']],
  ['Mon', ['Maths', 'Bangla', 'ICT', 'Physics']],
  ['Tue', ['Physics', 'ICT', 'Bangla', 'Maths']],
  ['Wed', ['Bangla', 'Physics', 'Maths', 'ICT']],
  ['Thu', ['ICT', 'Maths', 'Physics', 'Bangla']],
];

export default function SchoolSlide() {
  return (
    <Slide thread="oklch(.82 .09 230)">
      <Box at={[84, 104]} w={1240} h={992} bg="oklch(.62 .10 62)" round={36} pad={30} shadow>
        <Box grow round={16} bg="oklch(.33 .055 165)" pad="40 48" gap={26}>
          <Box
            row
            justify="space-between"
            align="flex-end"
            color={muslin[50]}
            style={{ paddingRight: 180 }}
          >
            <T head size={66} line>
              Class Nine
            </T>
            <T size={44} line style={{ opacity: 0.85 }}>
              নবম শ্রেণি
            </T>
          </Box>
          <Box
            grid="100px repeat(4, 1fr)"
            gap={18}
            style={{ gridTemplateRows: 'repeat(5, 136px)', marginRight: 180 }}
          >
            {week.flatMap(([day, periods]) => [
              <Box key={day} justify="center">
                <T size={40} weight={600} color={muslin[50]}>
                  {day}
                </T>
              </Box>,
              ...periods.map((subject) => {
                const away = day === 'Tue' && subject === 'ICT';
                const [bg, color] = looks[subject];
                return (
                  <Box
                    key={`${day} ${subject}`}
                    center
                    round={20}
                    bg={away ? undefined : bg}
                    color={away ? white : color}
                    style={{ position: 'relative' }}
                  >
                    {away ? (
                      <>
                        <StitchFrame
                          w={182}
                          h={136}
                          round={20}
                          width={6}
                          dash="17 16"
                          color={shapla[300]}
                          style={{ position: 'absolute', left: 0, top: 0 }}
                        />
                        <T size={42} weight={700} line leading={1.15}>
                          ICT
                        </T>
                        <T size={31} weight={500} line leading={1.15} color={shapla[300]}>
                          on leave
                        </T>
                      </>
                    ) : (
                      <T size={42} weight={700} line>
                        {subject}
                      </T>
                    )}
                  </Box>
                );
              }),
            ])}
          </Box>
        </Box>
      </Box>
      <Phone w={456} h={848} at={[1076, 268]} bg={muslin[50]} time="4:05">
        <Box h={170} bg={indigo[700]} color={white} center gap={4} style={{ flex: 'none' }}>
          <Icon name="tabler:school" size={70} stroke={1.7} />
          <T size={36} weight={600} line>
            বকুলপুর মডেল স্কুল
          </T>
        </Box>
        <Box pad="28 32" gap={8}>
          <T size={36} weight={600} line>
            ডিসেম্বর মাসের বেতন
          </T>
          <T head size={90} line>
            ৳ ১,২০০
          </T>
          <T size={34} soft line>
            তাসনিম জাহান, নবম
          </T>
          <T size={34} soft line>
            শেষ তারিখ ১৫ ডিসেম্বর
          </T>
          <Box center h={104} round={30} bg={paddy[700]} color={white} style={{ marginTop: 22 }}>
            <T size={40} weight={700} line>
              বেতন দিন
            </T>
          </Box>
          <T size={32} soft center line style={{ marginTop: 10 }}>
            বিকাশ · নগদ · কার্ড
          </T>
        </Box>
      </Phone>
    </Slide>
  );
}
