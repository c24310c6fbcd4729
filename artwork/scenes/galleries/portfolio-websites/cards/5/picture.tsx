/** Khilkhil Dental Chamber: two dentists, the half-hours of a Saturday, 6.30 pm chosen. */

import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Tooth } from '#kit/demo/tooth.tsx';
import { Icon } from '#kit/icon.tsx';
import { khilkhil } from '#kit/lettering/portfolio.ts';
import { Lettering } from '#kit/lettering.tsx';
import { Person } from '#kit/person.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;

const theme = themed({
  ground: '#e9f7ff',
  ink: '#113047',
  soft: '#587489',
  line: '#c4e2f3',
  accent: '#077a75',
  tint: '#d5f3f0',
  round: 20,
});
const slots = ['4.00', '4.30', '5.00', '5.30', '6.00', '6.30', '7.00', '7.30', '8.00', '8.30'];
const full = ['4.30', '5.30', '7.00', '8.00'];

export default function Dentist() {
  return (
    <Scene size={size} theme={theme}>
      <Box
        at={[0, 0]}
        w={400}
        h={750}
        bg={v.accent}
        color="white"
        round="0 0 120px 0"
        pad="34 40"
        gap={14}
      >
        <Lettering of={khilkhil} size={76} color="white" />
        <T size={22} weight={500}>
          Dental chamber, Shaheb Bazar, Rajshahi
        </T>
        <Box style={{ alignSelf: 'center', marginTop: 24 }}>
          <Tooth />
        </Box>
        <T head size={44} style={{ marginTop: 24 }}>
          Half an hour, no waiting room
        </T>
        <T size={21} style={{ marginTop: 8 }}>
          Closed on Friday from 12 to 3
        </T>
      </Box>
      <Box at={[440, 40]} w={720} row gap={18}>
        {(
          [
            ['Dr Fahmida Noor', 'Root canal, crowns', true],
            ['Dr Asif Mahmud', 'Children, braces', false],
          ] as const
        ).map(([name, what, on]) => (
          <Box
            key={name}
            grow
            row
            gap={16}
            bg="white"
            round={24}
            pad="16 20"
            line={on ? v.accent : 'white'}
            style={{ borderWidth: 4 }}
          >
            <Person
              size={92}
              hair={on ? 'hijab' : 'side'}
              wear="coat"
              cloth={on ? '#0aa5a0' : '#3b6fb5'}
              cloth2={on ? '#6a4fa3' : 'white'}
              glasses={!on}
              skin={on ? 0 : 2}
              bg={on ? '#d5f3f0' : '#e0eafc'}
            />
            <Box gap={2}>
              <T size={24} weight={700} leading={1.15}>
                {name}
              </T>
              <T size={19} soft line>
                {what}
              </T>
            </Box>
          </Box>
        ))}
      </Box>
      <Box at={[440, 206]} w={720} row gap={10}>
        {(
          [
            ['Thu', 26],
            ['Fri', 27],
            ['Sat', 28],
            ['Sun', 29],
            ['Mon', 30],
            ['Tue', 1],
          ] as const
        ).map(([day, date]) => (
          <Box
            key={day}
            grow
            h={84}
            center
            round={20}
            bg={date === 28 ? v.ink : 'white'}
            color={date === 28 ? 'white' : v.ink}
          >
            <T size={18} leading={1.2}>
              {day}
            </T>
            <T size={29} weight={700} leading={1.1}>
              {date}
            </T>
          </Box>
        ))}
      </Box>
      <Box at={[440, 320]} w={720} gap={14}>
        <T size={23} weight={700}>
          Saturday 28 November
        </T>
        <Box grid={5} gap={12}>
          {slots.map((slot) => {
            const on = slot === '6.30';
            const gone = full.includes(slot);
            return (
              <Box
                key={slot}
                h={82}
                center
                round={22}
                bg={on ? v.accent : gone ? 'transparent' : 'white'}
                color={on ? 'white' : gone ? '#9bb3c2' : v.ink}
                line={gone ? v.line : 'transparent'}
                style={{ borderStyle: gone ? 'dashed' : 'solid' }}
              >
                <T
                  size={29}
                  weight={700}
                  leading={1.1}
                  style={gone ? { textDecoration: 'line-through' } : {}}
                >
                  {slot}
                </T>
                <T size={17} leading={1.1}>
                  {gone ? 'taken' : 'pm'}
                </T>
              </Box>
            );
          })}
        </Box>
      </Box>
      <Box
        at={[440, 574]}
        w={720}
        h={138}
        row
        justify="space-between"
        bg="white"
        round={28}
        pad="0 30"
      >
        <Box gap={2}>
          <T size={21} soft>
            Visit with Dr Fahmida, 6.30 pm
          </T>
          <T head size={50} line>
            ৳ 800
          </T>
        </Box>
        <Box gap={8} align="flex-end">
          <Button size={24} h={64} icon="tabler:message-check" bg={v.accent} color="white">
            Confirm by SMS code
          </Button>
          <Box row gap={8} color={v.soft}>
            <Icon name="tabler:bell" size={22} />
            <T size={18}>A reminder comes 2 hours before.</T>
          </Box>
        </Box>
      </Box>
    </Scene>
  );
}
