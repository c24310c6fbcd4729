/** An HSC Physics lesson on a phone: the video, how far she is, and the chapters behind. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { indigo, marigold, muslin, paddy, white } from '#kit/palette.ts';
import { Phone } from '#kit/phone.tsx';
import { Scene } from '#kit/scene.tsx';
import { Projectile } from '#kit/scenery/projectile.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';

export const size = sizes.screen;
export const detail = { left: 170, top: 171, width: 740 };

const chapters = [
  ['Vectors', '6 lessons', 'done'],
  ['Dynamics', 'Lesson 3 of 5', 'now'],
  ['Newton’s mechanics', '5 lessons', ''],
  ['Work and energy', '4 lessons', ''],
  ['Gravitation', '4 lessons', ''],
] as const;

export default function LessonPage() {
  return (
    <Scene size={size} bg="oklch(.86 .07 200)">
      <svg aria-hidden="true" width="1600" height="1000" style={{ position: 'absolute' }}>
        <path
          d="M-40 900Q520-560 1180 900"
          fill="none"
          stroke={white}
          strokeWidth="10"
          strokeDasharray="26 26"
          strokeLinecap="round"
        />
        <circle cx="1060" cy="668" r="34" fill={marigold[400]} />
      </svg>
      <Phone w={500} h={1080} at={[910, 130]} bg={muslin[50]} time="9:12">
        <Box pad="18 30" gap={14}>
          <T head size={40}>
            Physics, 1st paper
          </T>
          <T size={26} soft>
            পদার্থবিজ্ঞান · HSC 2026
          </T>
          {chapters.map(([name, note, state], index) => (
            <Box
              key={name}
              row
              gap={18}
              h={112}
              pad="0 22"
              round={22}
              bg={state === 'now' ? indigo[700] : white}
              color={state === 'now' ? white : undefined}
              line={state === 'now' ? indigo[700] : v.line}
            >
              <Box
                center
                w={52}
                h={52}
                round={26}
                bg={state === 'done' ? paddy[500] : state === 'now' ? marigold[400] : muslin[200]}
                color={state === 'done' ? white : indigo[950]}
              >
                {state === 'done' ? (
                  <Icon name="tabler:check" size={32} stroke={3} />
                ) : (
                  <T size={27} weight={700}>
                    {index + 1}
                  </T>
                )}
              </Box>
              <Box gap={0}>
                <T size={28} weight={700} line>
                  {name}
                </T>
                <T size={24} style={{ opacity: 0.78 }}>
                  {note}
                </T>
              </Box>
            </Box>
          ))}
        </Box>
      </Phone>
      <Phone w={610} h={1100} at={[250, 44]} bg={white} time="9:12">
        <Box style={{ position: 'relative' }}>
          <Projectile w={574} h={359} />
          <Box
            center
            at={[237, 128]}
            w={104}
            h={104}
            round={52}
            bg="oklch(1 0 0/.92)"
            color={indigo[700]}
          >
            <Icon name="tabler:player-play-filled" size={52} />
          </Box>
          <Box
            at={[24, 300]}
            row
            gap={10}
            bg="oklch(.15 .03 200/.85)"
            color={white}
            round={12}
            pad="4 14"
          >
            <T size={24} weight={600}>
              14:20 · 38 MB at 240p
            </T>
          </Box>
        </Box>
        <Box pad="28 36" gap={10}>
          <T size={26} weight={600} color={indigo[700]}>
            Lesson 9 of 24
          </T>
          <T head size={50}>
            Projectile motion
          </T>
          <T size={31} soft>
            প্রাসের গতি
          </T>
          <Box h={18} round={9} bg={muslin[200]} style={{ margin: '16px 0 8px' }}>
            <Box w={`${(9 / 24) * 100}%`} h={18} round={9} bg={marigold[400]} />
          </Box>
          <Box row gap={16} h={92} pad="0 24" round={22} bg={indigo[50]} style={{ marginTop: 8 }}>
            <Icon name="tabler:file-type-pdf" size={40} color={indigo[700]} />
            <T size={28} weight={600} style={{ flex: 1 }}>
              Notes
            </T>
            <T size={26} soft>
              0.4 MB
            </T>
          </Box>
          <Box
            row
            gap={16}
            h={92}
            pad="0 24"
            round={22}
            bg={indigo[700]}
            color={white}
            style={{ marginTop: 8 }}
          >
            <T size={30} weight={600} style={{ flex: 1 }}>
              Test, 10 questions
            </T>
            <Icon name="tabler:arrow-right" size={36} />
          </Box>
        </Box>
      </Phone>
    </Scene>
  );
}
