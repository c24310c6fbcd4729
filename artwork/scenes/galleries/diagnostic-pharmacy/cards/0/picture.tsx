/** Shanto Nodi: the reception; patient 14 of 32 is in, and her bill for visit and tests. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { sum, taka } from '#kit/money.ts';
import { Person } from '#kit/person.tsx';
import { Receipt, Rule } from '#kit/receipt.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 712, top: 386, width: 486 };

const theme = themed({
  ground: '#dff3ef',
  ink: '#12333a',
  soft: '#5b7a7f',
  line: '#cfe6e2',
  accent: '#0d8f86',
  tint: '#c8ebe5',
});
const serials = [
  [12, 'Monwara Begum', 'done'],
  [13, 'Shahidul Islam', 'done'],
  [14, 'Rokeya Khanam', 'in the room'],
  [15, 'Babul Howlader', 'BP taken'],
  [16, 'Tania Akter', 'waiting'],
  [17, 'Paritosh Mistry', 'on the way'],
] as const;
const bill = [
  ['Visit, medicine', 800],
  ['CBC', 450],
  ['X-ray chest P/A', 600],
  ['Blood sugar, RBS', 300],
] as const;

export default function Reception() {
  return (
    <Scene size={size} theme={theme}>
      <svg aria-hidden="true" width="1200" height="750" style={{ position: 'absolute' }}>
        <path d="M0 560q200-60 420-10t420-20t360 10v210H0z" fill="#bfe6df" />
        <path d="M0 640q220-50 440-6t400-16t360 8v124H0z" fill="#9fd9d0" />
      </svg>
      <Box at={[36, 26]} w={1128} row justify="space-between">
        <Box row gap={14}>
          <Icon name="tabler:ripple" size={44} color={v.accent} stroke={2.4} />
          <T head size={31}>
            Shanto Nodi Diagnostic
          </T>
        </Box>
        <T size={20} soft>
          Band Road, Barishal
        </T>
      </Box>
      <Box at={[36, 100]} w={690} h={614} bg="white" round={26} pad="26 28" gap={12} shadow>
        <Box row gap={20}>
          <Person
            size={92}
            hair="receding"
            wear="coat"
            cloth="#0d8f86"
            glasses
            beard="moustache"
            skin={2}
            bg="#c8ebe5"
          />
          <Box grow gap={2}>
            <T head size={30}>
              Dr A. K. Howlader
            </T>
            <T size={20} soft>
              Medicine specialist · room 3, 5 to 9 pm
            </T>
          </Box>
          <Box align="flex-end">
            <T head size={66} weight={800} color={v.accent} leading={0.9} line>
              14
            </T>
            <T size={20} soft line>
              of 32
            </T>
          </Box>
        </Box>
        <Box>
          {serials.map(([no, name, state]) => {
            const now = no === 14;
            return (
              <Box
                key={no}
                row
                gap={20}
                h={now ? 78 : 64}
                pad="0 18"
                round={now ? 16 : 0}
                bg={now ? v.accent : undefined}
                color={now ? 'white' : no < 14 ? '#8aa3a6' : v.ink}
                style={{ borderBottom: now ? undefined : `2px solid ${v.line}` }}
              >
                <T size={now ? 34 : 26} weight={800} style={{ width: 50 }}>
                  {no}
                </T>
                <T size={now ? 28 : 24} weight={600} style={{ flex: 1 }} line>
                  {name}
                </T>
                {state === 'BP taken' ? (
                  <Icon name="tabler:heartbeat" size={28} color={v.accent} />
                ) : null}
                <T size={20} weight={now ? 600 : 500} line>
                  {state}
                </T>
              </Box>
            );
          })}
        </Box>
        <Box row gap={12} style={{ marginTop: 'auto' }}>
          <Icon name="tabler:phone-incoming" size={28} color={v.accent} />
          <T size={20} soft>
            9 serials given by phone today
          </T>
        </Box>
      </Box>
      <Receipt w={404} at={[760, 112]} turn={1.2} size={22}>
        <T head size={26} center>
          Shanto Nodi Diagnostic
        </T>
        <T size={19} center>
          Bill 26-11840 · Rokeya Khanam, 46
        </T>
        <Rule />
        {bill.map(([what, amount]) => (
          <Box key={what} row justify="space-between" h={44}>
            <T size={23}>{what}</T>
            <T size={24} weight={600}>
              {taka(amount)}
            </T>
          </Box>
        ))}
        <Rule />
        <Box row justify="space-between">
          <T size={26} weight={700}>
            In all
          </T>
          <T size={40} weight={800} line>
            {taka(sum(bill.map(([, amount]) => amount)))}
          </T>
        </Box>
        <Box row justify="space-between" h={38}>
          <T size={22}>Paid, bKash (test)</T>
          <T size={23} weight={600}>
            ৳ 1,650
          </T>
        </Box>
        <Box
          row
          justify="space-between"
          bg="#ffe1d6"
          color="#a8330c"
          round={10}
          pad="10 14"
          style={{ margin: '8px 0' }}
        >
          <T size={24} weight={700}>
            Due
          </T>
          <T size={32} weight={800} line>
            ৳ 500
          </T>
        </Box>
        <T size={20} center>
          Report: tomorrow 5 pm
        </T>
      </Receipt>
    </Scene>
  );
}
