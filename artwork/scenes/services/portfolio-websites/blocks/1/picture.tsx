/** A heart doctor's page: when, where, how much, and the serial just booked. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { paddy } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    doctor: 'Dr Tanvir Ahmed',
    degree: 'Cardiologist, MD, FCPS',
    fee: 'Fee ৳ 1,000',
    days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    dhanmondi: { place: 'Dhanmondi', hours: '5 to 9 pm' },
    narayanganj: { place: 'Narayanganj', hours: '4 to 8 pm' },
    book: 'Book a serial',
    call: 'Call',
    serial: 'Serial',
    day: 'booked for Sunday,',
    hour: 'about 6:40 pm',
  },
  bn: {
    doctor: 'ডা. তানভীর আহমেদ',
    degree: 'হৃদরোগ বিশেষজ্ঞ, এমডি, এফসিপিএস',
    fee: 'ফি ৳ ১,০০০',
    days: ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহ', 'শুক্র', 'শনি'],
    dhanmondi: { place: 'ধানমন্ডি', hours: 'বিকেল ৫টা–রাত ৯টা' },
    narayanganj: { place: 'নারায়ণগঞ্জ', hours: 'বিকেল ৪টা–রাত ৮টা' },
    book: 'সিরিয়াল নিন',
    call: 'কল করুন',
    serial: 'আপনার সিরিয়াল',
    day: 'রবিবার,',
    hour: 'সন্ধ্যা ৬:৪০ নাগাদ',
  },
});

const theme = themed({
  accent: 'oklch(.50 .17 20)',
  tint: 'oklch(.95 .025 20)',
  ink: 'oklch(.25 .05 250)',
  soft: 'oklch(.45 .03 250)',
  line: 'oklch(.90 .015 250)',
});

const friday = 5;

function Chamber({
  place,
  hours,
  open,
  days,
}: {
  place: string;
  hours: string;
  open: readonly number[];
  days: readonly string[];
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
              style={{ textDecoration: index === friday ? 'line-through' : undefined }}
            >
              {day}
            </T>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

export default function Cardiologist({ words, language }: SceneProps<Words>) {
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
                {words.doctor}
              </T>
              <T size={31} soft>
                {words.degree}
              </T>
              <T size={31} weight={700} color={v.accent}>
                {words.fee}
              </T>
            </Box>
          </Box>
          <Chamber {...words.dhanmondi} days={words.days} open={[0, 2, 4, 6]} />
          <Chamber {...words.narayanganj} days={words.days} open={[1, 3]} />
          <Box row gap={18}>
            <Box row center grow gap={14} h={88} round={44} bg={v.accent} color="white">
              <Icon name="tabler:calendar-plus" size={38} />
              <T size={31} weight={700}>
                {words.book}
              </T>
            </Box>
            <Box row center gap={14} h={88} w={250} round={44} line={v.accent} color={v.accent}>
              <Icon name="tabler:phone" size={38} />
              <T size={31} weight={700}>
                {words.call}
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
          {words.serial}
        </T>
        <T head size={170} leading={1}>
          {digits(14, language)}
        </T>
        <T size={28} center weight={500} leading={1.3}>
          {words.day}
          <br />
          {words.hour}
        </T>
      </Box>
    </Plate>
  );
}
