/** The river and the coast: what two NGOs show beside the drawings of the kit. */

/** Three chars in the Jamuna and the way of a school boat between them, 330 by 262. */
export function Chars() {
  return (
    <svg aria-hidden="true" width="330" height="262" viewBox="0 0 330 262">
      <rect width="330" height="262" fill="#a8d3da" />
      <path d="M0 0h54q-20 70 10 130q20 70-20 132H0z" fill="#cfdda4" />
      <path d="M344 0h-40q10 60-12 120t20 142h32z" fill="#cfdda4" />
      <path d="M106 22q46-16 62 14q4 34-30 46q-40 2-48-24q2-26 16-36z" fill="#f3dfae" />
      <path d="M146 104q40-10 52 18q0 40-36 44q-38-6-34-36q4-20 18-26z" fill="#f3dfae" />
      <path d="M96 182q38-14 58 14q6 40-34 56q-40 0-46-32q4-30 22-38z" fill="#f3dfae" />
      <path
        d="M130 52L166 134L114 216"
        fill="none"
        stroke="#d9531e"
        strokeWidth="4"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      {[
        [130, 52],
        [166, 134],
        [114, 216],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="10" fill="#d9531e" stroke="#fff" strokeWidth="3" />
      ))}
    </svg>
  );
}

const sarees = ['#d6305f', '#2f7d5b', '#e5a73d', '#2aa4d4', '#7b4bc4'];

/** Five women of a group in the shade of a tree, with the cash box between them, 560 by 330. */
export function WomensGroup() {
  return (
    <svg aria-hidden="true" width="560" height="330" viewBox="0 0 560 330">
      <rect width="560" height="330" fill="#cfe7ee" />
      <path d="M0 236q150-24 300-8t260-8v110H0z" fill="#8fb873" />
      <path d="M270 240q10-70-4-130h30q-14 66 6 130z" fill="#6b4528" />
      <circle cx="206" cy="84" r="66" fill="#2f7d4a" />
      <circle cx="352" cy="84" r="66" fill="#2f7d4a" />
      <circle cx="280" cy="58" r="72" fill="#3b9a58" />
      {sarees.map((colour, index) => {
        const x = 84 + index * 98;
        const y = 212 + Math.abs(index - 2) * -10;
        return (
          <g key={colour}>
            <path d={`M${x - 19} ${y + 4}q0-26 19-26t19 26l6 26q-25-14-50 0z`} fill={colour} />
            <circle cx={x} cy={y + 2} r="12" fill={['#8a5836', '#7a4a2c'][index % 2]} />
            <path d={`M${x - 42} ${y + 84}q4-66 42-66t42 66z`} fill={colour} />
          </g>
        );
      })}
      <path d="M256 290h50v30h-50z" fill="#6b4528" />
      <path d="M272 284h18v6h-18z" fill="#3b2417" />
    </svg>
  );
}
