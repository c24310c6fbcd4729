/** The Sadarghat Review: a quiet weekly; a long read with notes in a wide margin, back issues. */
import { Box } from '#kit/box.tsx';
import { LaunchOnSlip } from '#kit/demo/launch.tsx';
import { leadOne, leadTwo, masthead } from '#kit/lettering/sadarghat.ts';
import { Lettering } from '#kit/lettering.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 44, top: 92, width: 640 };

const theme = themed({
  ground: '#f8f5ee',
  ink: '#1e2a33',
  soft: '#6b7279',
  line: '#d9d2c3',
  accent: '#b8402a',
});
const issues = [
  ['No. 41', 'Salt', '#2f6f6a', 'M20 70l24-40l24 40zM44 70l20-32l22 32z'],
  [
    'No. 40',
    'Rickshaw paint',
    '#d9a32c',
    'M26 62a14 14 0 1 0 28 0a14 14 0 1 0-28 0M62 62a14 14 0 1 0 28 0M40 62l14-34h24l4 34',
  ],
  [
    'No. 39',
    'Monsoon',
    '#33456e',
    'M26 20l-8 24M46 16l-10 32M66 22l-8 26M84 16l-8 26M14 66q20-14 40 0t40 0',
  ],
  [
    'No. 38',
    'Old Dhaka',
    '#8a2f45',
    'M20 74V44q14-26 28 0v30M48 74V34q12-24 24 0v40M72 74V48q10-18 20 0v26',
  ],
] as const;

export default function Weekly() {
  return (
    <Scene size={size} theme={theme}>
      <Box
        row
        justify="space-between"
        h={86}
        pad="0 60"
        style={{ borderBottom: `1px solid ${v.ink}` }}
      >
        <T size={18} soft>
          No. 42 · 21 November
        </T>
        <Lettering of={masthead} size={44} />
        <T size={18} soft>
          Essays · Books · Arts
        </T>
      </Box>
      <Box at={[60, 112]} w={330} gap={4}>
        <T size={19} weight={600} color={v.accent} style={{ marginBottom: 12 }}>
          Long read
        </T>
        <Lettering of={leadOne} size={41} />
        <Lettering of={leadTwo} size={41} style={{ marginTop: 6 }} />
        <T size={20} leading={1.45} style={{ marginTop: 18 }}>
          Along the Buriganga, forty yards still build launches by eye. Plates come from ships
          broken in Sitakunda; the curve of the bow comes from Ostad Moslem’s forearm.
        </T>
        <T size={18} soft style={{ marginTop: 10 }}>
          Words and drawings by Ilma Karim
          <br />
          24 minutes
        </T>
      </Box>
      <Box at={[420, 112]}>
        <LaunchOnSlip w={540} h={386} />
      </Box>
      <Box at={[984, 112]} w={164} gap={26}>
        {(
          [
            ['1', 'A launch of 180 feet takes nine months and 60 men.'],
            ['2', 'Ostad: master of a trade, by years and not by papers.'],
          ] as const
        ).map(([no, note]) => (
          <Box key={no} gap={6} style={{ borderTop: `3px solid ${v.accent}` }} pad="10 0 0">
            <T size={18} weight={700} color={v.accent}>
              {no}
            </T>
            <T size={18} leading={1.4} color="#4c555c">
              {note}
            </T>
          </Box>
        ))}
      </Box>
      <Box
        at={[60, 532]}
        w={1080}
        row
        gap={24}
        align="stretch"
        pad="24 0 0"
        style={{ borderTop: `1px solid ${v.line}` }}
      >
        {issues.map(([no, name, bg, d]) => (
          <Box key={no} row gap={12} grow>
            <Box
              w={104}
              h={152}
              bg={bg}
              pad="12 0 0"
              align="center"
              justify="space-between"
              style={{ boxShadow: '0 5px 12px #0003' }}
            >
              <Lettering of={masthead} size={9.8} color="white" />
              <svg aria-hidden="true" width="104" height="112" viewBox="0 0 112 100">
                <path
                  d={d}
                  fill="none"
                  stroke="#fff4dd"
                  strokeWidth="5"
                  strokeLinejoin="round"
                  strokeLinecap="round"
                />
              </svg>
            </Box>
            <Box gap={2} style={{ alignSelf: 'flex-end', width: 80 }}>
              <T size={17} soft>
                {no}
              </T>
              <T size={18} weight={600} leading={1.15}>
                {name}
              </T>
            </Box>
          </Box>
        ))}
        <Box w={224} gap={10} justify="flex-end">
          <T size={20} weight={600} leading={1.25}>
            One letter on Fridays, nothing else
          </T>
          <Box h={48} line={v.ink} bg="white" pad="0 14" justify="center">
            <T size={18} soft>
              your e-mail
            </T>
          </Box>
          <Box h={48} bg={v.ink} color="white" center>
            <T size={19} weight={600}>
              Send it to me
            </T>
          </Box>
        </Box>
      </Box>
    </Scene>
  );
}
