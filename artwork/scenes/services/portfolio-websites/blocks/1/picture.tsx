/** A heart doctor's page: when, where, how much, and the serial just booked. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { paddy } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';

export const size = sizes.block;

const theme = themed({
  accent: 'oklch(.50 .17 20)',
  tint: 'oklch(.95 .025 20)',
  ink: 'oklch(.25 .05 250)',
  soft: 'oklch(.45 .03 250)',
  line: 'oklch(.90 .015 250)',
});

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function Chamber({
  place,
  hours,
  open,
}: {
  place: string;
  hours: string;
  open: readonly number[];
}) {
  return (
    <Box gap={14} bg="white" line={v.line} round={26} pad="24 30">
      <Box row justify="space-between">
        <T size={33} weight={700}>
          {place}
        </T>
        <T size={30} weight={600} color={v.accent}>
          {hours}
        </T>
      </Box>
      <Box row gap={10}>
        {days.map((day, index) => (
          <Box
            key={day}
            center
            grow
            h={54}
            round={14}
            bg={open.includes(index) ? v.tint : 'oklch(.965 .004 250)'}
            color={open.includes(index) ? v.ink : 'oklch(.56 .02 250)'}
          >
            <T
              size={26}
              weight={open.includes(index) ? 700 : 500}
              style={{ textDecoration: day === 'Fri' ? 'line-through' : undefined }}
            >
              {day}
            </T>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

export default function Cardiologist() {
  return (
    <Plate ground={{ css: 'oklch(.88 .035 235)' }} theme={theme}>
      <Window w={780} h={770} at={[50, 60]} round={32}>
        <Box pad="44 46" gap={26}>
          <Box row gap={30}>
            <Person
              size={168}
              hair="side"
              wear="coat"
              cloth="oklch(.45 .10 250)"
              glasses
              beard="stubble"
              bg={theme.tint}
              round={40}
            />
            <Box gap={4}>
              <T head size={48}>
                Dr Tanvir Ahmed
              </T>
              <T size={31} soft>
                Cardiologist, MD, FCPS
              </T>
              <T size={31} weight={700} color={v.accent}>
                Fee ৳ 1,000
              </T>
            </Box>
          </Box>
          <Chamber place="Dhanmondi" hours="5 to 9 pm" open={[0, 2, 4, 6]} />
          <Chamber place="Narayanganj" hours="4 to 8 pm" open={[1, 3]} />
          <Box row gap={18}>
            <Box row center grow gap={14} h={88} round={44} bg={v.accent} color="white">
              <Icon name="tabler:calendar-plus" size={38} />
              <T size={31} weight={700}>
                Book a serial
              </T>
            </Box>
            <Box row center gap={14} h={88} w={250} round={44} line={v.accent} color={v.accent}>
              <Icon name="tabler:phone" size={38} />
              <T size={31} weight={700}>
                Call
              </T>
            </Box>
          </Box>
        </Box>
      </Window>
      <Thread d="M330 736C340 900 1010 900 1008 716" color={theme.accent} width={8} dash="20 19" />
      <Box
        at={[868, 300]}
        w={280}
        h={410}
        round={32}
        bg={paddy[700]}
        color="white"
        shadow
        center
        gap={4}
      >
        <T size={31} weight={600}>
          Serial
        </T>
        <T head size={170} leading={1}>
          14
        </T>
        <T size={28} center weight={500} leading={1.3}>
          booked for Sunday,
          <br />
          about 6:40 pm
        </T>
      </Box>
    </Plate>
  );
}
