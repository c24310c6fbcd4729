/** Six ring frames as stacks of cones, one for each shift. */
import type { Language } from '@nokshi/forms/languages.ts';
import { grouped, sum } from '../money.ts';

export const shades = ['#0f766e', '#54b3a6', '#b4ded7'];

export const frames = [
  ['RF 1', [412, 405, 381]],
  ['RF 2', [398, 402, 377]],
  ['RF 3', [420, 411, 396]],
  ['RF 4', [286, 392, 370]],
  ['RF 5', [415, 408, 388]],
  ['RF 6', [406, 399, 384]],
] as const;

export function Frames({ language }: { language: Language }) {
  const scale = 0.25;
  return (
    <svg aria-hidden="true" width="690" height="394" viewBox="0 0 690 394">
      {frames.map(([name, shifts], index) => {
        const x = 14 + index * 114;
        let y = 346;
        return (
          <g key={name}>
            {shifts.map((kilos, shift) => {
              const high = kilos * scale;
              y -= high;
              return (
                <g key={shades[shift]}>
                  <path
                    d={`M${x + 11} ${y}h70q4 0 5 4l6 ${high - 12}q0 5-5 5H${x + 5}q-5 0-5-5l6-${high - 12}q1-4 5-4z`}
                    fill={kilos < 300 ? '#e07a1f' : shades[shift]}
                  />
                  <path
                    d={`M${x + 8} ${y + 16}l76-8M${x + 6} ${y + 30}l80-8M${x + 4} ${y + high - 22}l84-8M${x + 3} ${y + high - 10}l86-8`}
                    stroke="#fff"
                    strokeOpacity=".3"
                    strokeWidth="2.500"
                  />
                  <text
                    x={x + 46}
                    y={y + high / 2 + 6}
                    textAnchor="middle"
                    fontSize="24"
                    fontWeight="700"
                    fill={shift === 2 || (shift === 1 && kilos > 300) ? '#0b3a36' : '#fff'}
                  >
                    {grouped(kilos, language)}
                  </text>
                </g>
              );
            })}
            <text
              x={x + 46}
              y={y - 10}
              textAnchor="middle"
              fontSize="22"
              fontWeight="700"
              fill="#1d2b33"
            >
              {grouped(sum(shifts), language)}
            </text>
            <text
              x={x + 46}
              y="384"
              textAnchor="middle"
              fontSize="21"
              fontWeight="600"
              fill="#61727c"
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
