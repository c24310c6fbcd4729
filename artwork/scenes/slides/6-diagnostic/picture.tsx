/** Reception of a diagnostic centre: three tests, one number from receipt to tube. */
import { Box } from '#kit/box.tsx';
import { TestTube } from '#kit/goods/health.tsx';
import { Icon } from '#kit/icon.tsx';
import { sum, taka } from '#kit/money.ts';
import { marigold, paddy, white } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { sizes } from '#kit/sizes.ts';
import { Slide } from '#kit/slide.tsx';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';

export const size = sizes.slide;

const teal = 'oklch(.48 .09 200)';
const theme = themed({ accent: teal, tint: 'oklch(.94 .03 195)', line: 'oklch(.90 .015 200)' });

const tests = [
  ['CBC', 'Blood count', 400, 'ready'],
  ['Lipid profile', 'Fasting', 1200, '17:30'],
  ['HbA1c', 'Three months', 900, '18:00'],
] as const;

export default function DiagnosticSlide() {
  return (
    <Slide theme={theme} thread="oklch(.78 .10 195)">
      <Window w={1210} h={930} at={[84, 104]} round={44}>
        <Box row gap={34} h={200} pad="0 54" bg={teal} color={white}>
          <Person
            size={128}
            hair="receding"
            wear="panjabi"
            beard="moustache"
            glasses
            cloth={marigold[200]}
            cloth2={white}
            bg="oklch(.85 .05 195)"
          />
          <Box grow gap={4}>
            <T head size={58} line>
              Motiur Rahman, 58
            </T>
            <T size={38} line style={{ opacity: 0.88 }}>
              Receipt JD-11204 · 9:40
            </T>
          </Box>
        </Box>
        <Box pad="20 164 0 54">
          {tests.map(([name, note, price, state], index) => (
            <Box
              key={name}
              grid="1fr 250px 190px"
              align="center"
              h={150}
              style={{ borderTop: index > 0 ? `2px solid ${v.line}` : undefined }}
            >
              <Box>
                <T size={46} weight={700} line>
                  {name}
                </T>
                <T size={34} soft line>
                  {note}
                </T>
              </Box>
              {state === 'ready' ? (
                <Box
                  row
                  gap={12}
                  pad="10 26 10 18"
                  round={40}
                  bg={paddy[500]}
                  color={white}
                  style={{ width: 'fit-content' }}
                >
                  <Icon name="tabler:circle-check-filled" size={44} />
                  <T size={38} weight={700} line>
                    Ready
                  </T>
                </Box>
              ) : (
                <Box row gap={12} pad="0 18" color={v.soft}>
                  <Icon name="tabler:clock" size={42} />
                  <T size={38} weight={500} line>
                    {state}
                  </T>
                </Box>
              )}
              <T head size={48} right line>
                {taka(price)}
              </T>
            </Box>
          ))}
        </Box>
        <Box
          row
          justify="space-between"
          pad="0 164 0 54"
          h={206}
          bg={v.tint}
          style={{ marginTop: 'auto' }}
        >
          <T size={46} weight={600} line>
            Total
          </T>
          <T head size={100} color={teal} line>
            {taka(sum(tests.map((test) => test[2])))}
          </T>
        </Box>
      </Window>
      <TestTube
        size={800}
        style={{
          position: 'absolute',
          left: 938,
          top: 300,
          rotate: '9deg',
          filter: 'drop-shadow(0 20px 34px oklch(.1 .05 275/.4))',
        }}
      />
    </Slide>
  );
}
