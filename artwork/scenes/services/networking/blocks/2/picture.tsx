/** The job sheet a client signs, and the switch it speaks of. */
import { Box } from '#kit/box.tsx';
import { Switch } from '#kit/drawn/rack.tsx';
import { shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { Sheet } from '#kit/sheet.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Job sheet',
    number: 'No. 0618',
    client: 'Dumur Knit, Gazipur',
    date: 'Tuesday, 10 November 2026',
    events: [
      { time: '09:05', what: 'Alarm at our desk, cutting floor off' },
      { time: '10:25', what: 'Port 7 of SW-4 found burnt' },
      { time: '11:40', what: 'Switch replaced, 22 machines on' },
    ],
    signed: 'For the client, A. Karim',
    engineer: 'Engineer',
    port: 'Port 7',
    burnt: 'burnt by a surge at 09:04',
  },
  bn: {
    title: 'জব শিট',
    number: 'নং ০৬১৮',
    client: 'ডুমুর নিট, গাজীপুর',
    date: 'মঙ্গলবার, ১০ নভেম্বর ২০২৬',
    events: [
      { time: '৯:০৫', what: 'অ্যালার্ম এল, কাটিং ফ্লোর বন্ধ' },
      { time: '১০:২৫', what: 'SW-4-এর ৭ নম্বর পোর্ট পোড়া' },
      { time: '১১:৪০', what: 'সুইচ বদলানো হয়েছে, ২২টি মেশিন চালু' },
    ],
    signed: 'গ্রাহকের পক্ষে, এ. করিম',
    engineer: 'ইঞ্জিনিয়ার',
    port: 'পোর্ট ৭',
    burnt: 'সকাল ৯:০৪-এ হঠাৎ বেশি ভোল্টেজে পোড়া',
  },
});

export default function JobSheet({ words }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.70 .09 55)' }}>
      <Box at={[440, 36]} style={{ rotate: '3deg' }}>
        <Switch w={720} ports={16} label="SW-4" burnt={7} />
      </Box>
      <Sheet w={730} h={700} at={[60, 196]} turn={-2} pad="44 50" gap={22}>
        <Box row justify="space-between" align="baseline">
          <T head size={56}>
            {words.title}
          </T>
          <T size={29} weight={600}>
            {words.number}
          </T>
        </Box>
        <Box style={{ borderBlock: `3px solid ${v.ink}`, padding: '14px 0' }}>
          <T size={32} weight={700}>
            {words.client}
          </T>
          <T size={27} soft>
            {words.date}
          </T>
        </Box>
        {words.events.map(({ time, what }) => (
          <Box key={time} row gap={26} align="flex-start">
            <T head size={38} line>
              {time}
            </T>
            <T size={30} leading={1.3} style={{ flex: 1 }}>
              {what}
            </T>
          </Box>
        ))}
        <Box row justify="space-between" align="flex-end" style={{ marginTop: 'auto' }}>
          <Box style={{ width: 280, borderTop: `2px solid ${v.ink}`, position: 'relative' }}>
            <svg
              aria-hidden="true"
              width={270}
              height={100}
              viewBox="0 0 270 100"
              style={{ position: 'absolute', top: -106 }}
            >
              <path
                d="M14 70C40 10 62 10 50 60S40 92 66 66s20-30 28-6 26 10 34-14 16 34 34 14 4-40 22-34-14 50 8 44 28-36 52-40"
                fill="none"
                stroke="oklch(.40 .18 265)"
                strokeWidth="5"
                strokeLinecap="round"
              />
            </svg>
            <T size={25} soft style={{ marginTop: 4 }}>
              {words.signed}
            </T>
          </Box>
          <Box w={220} style={{ borderTop: `2px solid ${v.ink}`, position: 'relative' }}>
            <svg
              aria-hidden="true"
              width={200}
              height={90}
              viewBox="0 0 200 90"
              style={{ position: 'absolute', top: -86 }}
            >
              <path
                d="M10 62Q36 4 48 40T78 30Q88 70 104 40T150 28Q170 20 188 44"
                fill="none"
                stroke="oklch(.28 .05 275)"
                strokeWidth="4"
                strokeLinecap="round"
              />
            </svg>
            <T size={25} soft style={{ marginTop: 4 }}>
              {words.engineer}
            </T>
          </Box>
        </Box>
      </Sheet>
      <Thread d="M800 470C960 460 1046 400 1050 196" color={shapla[700]} width={8} dash="20 19" />
      <Box
        at={[836, 520]}
        w={310}
        bg={shapla[700]}
        color="white"
        round={26}
        pad="26 30"
        style={{ rotate: '2deg' }}
      >
        <T head size={44}>
          {words.port}
        </T>
        <T size={29} style={{ marginTop: 4 }}>
          {words.burnt}
        </T>
      </Box>
    </Plate>
  );
}
