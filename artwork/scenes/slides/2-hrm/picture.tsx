/** October's salaries of a Gazipur factory, and the device at its gate. */
import { Box } from '#kit/box.tsx';
import { taka } from '#kit/money.ts';
import { indigo, muslin, paddy, shapla, white } from '#kit/palette.ts';
import { Person, type PersonProps } from '#kit/person.tsx';
import { sizes } from '#kit/sizes.ts';
import { Slide } from '#kit/slide.tsx';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';

export const size = sizes.slide;

const people: readonly (readonly [string, string, number, number, number, PersonProps])[] = [
  [
    'Rina Parvin',
    'Sewing',
    26,
    44,
    16384,
    { hair: 'bun', wear: 'sari', cloth: shapla[500], cloth2: indigo[600] },
  ],
  ['Babul Hossain', 'Cutting', 26, 31, 17120, { hair: 'side', beard: 'moustache', skin: 2 }],
  [
    'Ayesha Siddika',
    'Quality',
    26,
    18,
    15871,
    { hair: 'hijab', wear: 'kameez', cloth2: 'oklch(.55 .11 195)' },
  ],
  [
    'Dipu Sarkar',
    'Knitting',
    25,
    38,
    16093,
    { hair: 'curly', wear: 'tee', skin: 2, cloth: paddy[500] },
  ],
  [
    'Hasina Banu',
    'Packing',
    26,
    26,
    14175,
    { hair: 'long', wear: 'kameez', cloth: paddy[700], cloth2: 'oklch(.82 .16 75)' },
  ],
];

const columns = '400px 110px 210px 1fr';

/** The device: its clock, a green ring round a thumb print. */
function Gate() {
  return (
    <Box
      w={400}
      h={700}
      bg="oklch(.32 .035 275)"
      round={64}
      pad={34}
      gap={34}
      shadow
      style={{ border: '3px solid oklch(.42 .04 275)' }}
    >
      <Box h={270} round={36} bg="oklch(.95 .03 210)" center gap={4} color={indigo[950]}>
        <T head size={104} tracking={-0.03}>
          08:02
        </T>
        <Box row gap={12}>
          <Box w={22} h={22} round={11} bg={paddy[500]} />
          <T size={34} weight={600}>
            স্বাগতম, রিনা
          </T>
        </Box>
      </Box>
      <Box grow round={48} bg="oklch(.20 .04 275)" center>
        <svg aria-hidden="true" width="230" height="250" viewBox="0 0 92 100">
          <g fill="none" stroke={paddy[300]} strokeWidth="4.5" strokeLinecap="round">
            <path d="M14 62V44C14 4 78 4 78 44v10" />
            <path d="M26 80c3-10 2-22 2-34c0-24 36-24 36 0c0 14 0 24-3 34" />
            <path d="M40 90c4-14 3-28 3-42c0-6 7-6 7 0c0 16 0 30-4 44" />
            <path d="M78 66q0 8-2 14" />
          </g>
        </svg>
      </Box>
    </Box>
  );
}

export default function HrmSlide() {
  return (
    <Slide thread={paddy[300]}>
      <Window w={1200} h={939} at={[84, 104]} round={44}>
        <Box row h={150} pad="0 52" bg={paddy[700]} color={white} justify="space-between">
          <T head size={54} line>
            Salaries, October
          </T>
          <T size={36} line style={{ opacity: 0.85 }}>
            Gazipur
          </T>
        </Box>
        <Box grid={columns} h={84} pad="0 52" align="center" bg={muslin[100]} color={v.soft}>
          <T size={32}>Employee</T>
          <T size={32} right>
            Days
          </T>
          <T size={32} right>
            Overtime
          </T>
          <T size={32} right style={{ paddingRight: 150 }}>
            Net pay
          </T>
        </Box>
        {people.map(([name, place, days, hours, pay, face], index) => (
          <Box
            key={name}
            grid={columns}
            h={141}
            pad="0 52"
            align="center"
            style={{ borderTop: index > 0 ? `2px solid ${v.line}` : undefined }}
          >
            <Box row gap={24}>
              <Person size={96} bg={paddy[100]} {...face} />
              <Box>
                <T size={36} weight={700} line>
                  {name}
                </T>
                <T size={30} soft line>
                  {place}
                </T>
              </Box>
            </Box>
            <T size={38} right>
              {days}
            </T>
            <T size={38} right line>
              {hours} h
            </T>
            <T head size={44} right line style={{ paddingRight: 150 }}>
              {taka(pay)}
            </T>
          </Box>
        ))}
      </Window>
      <Box at={[1116, 396]}>
        <Gate />
      </Box>
    </Slide>
  );
}
