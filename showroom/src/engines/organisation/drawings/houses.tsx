/** Plans and sections of an architect's works, drawn from their lines. */
import { type Lines, plans, sections } from './house-lines.ts';
import { thingOf } from './thing.ts';

const brick = '#b9502f';
const ink = '#22201c';
const leaf = '#6f8a52';

function Trees({ trees }: Pick<Lines, 'trees'>) {
  return trees.map(([x, y, r]) => (
    <circle
      key={x}
      cx={x}
      cy={y}
      r={r}
      fill={leaf}
      fillOpacity=".55"
      stroke={leaf}
      strokeWidth="2"
    />
  ));
}

/** A floor seen from above, its walls cut. */
export function Plan({ of }: { of: string }) {
  const { cut, seen, trees } = thingOf(plans, of);
  return (
    <svg aria-hidden="true" width="330" height="262" viewBox="0 0 330 262">
      <path d={cut} fill="none" stroke={ink} strokeWidth="9" />
      <path d={seen} fill="none" stroke={ink} strokeWidth="2.5" />
      <Trees trees={trees} />
    </svg>
  );
}

/** The ground below it. */
const hatching = Array.from({ length: 20 }, (_, at) => `M${at * 17} 228l-14 20`).join('');

/** A house cut from roof to ground, with somebody in it for the scale. */
export function Section({ of }: { of: string }) {
  const { cut, seen, trees } = thingOf(sections, of);
  return (
    <svg aria-hidden="true" width="330" height="262" viewBox="0 0 330 262">
      <path d="M0 226h330" stroke={ink} strokeWidth="5" />
      <path d={hatching} stroke="#7d786e" strokeWidth="2" />
      <path d={seen} fill="none" stroke={ink} strokeWidth="2" />
      <path d={cut} fill={brick} />
      <Trees trees={trees} />
      <circle cx="140" cy="178" r="6" fill={ink} />
      <path d="M131 226q0-40 9-40t9 40z" fill={ink} />
    </svg>
  );
}
