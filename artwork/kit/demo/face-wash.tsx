/** A tube of neem face wash between leaves and shiuli flowers. */

const petals = [0, 60, 120, 180, 240, 300];

function Flower({ x, y, size: s }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      {petals.map((turn) => (
        <path
          key={turn}
          d="M0 0q-13-20 0-38q13 18 0 38z"
          fill="#fff"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r="8" fill="#f26a3d" />
    </g>
  );
}

export function Tube() {
  return (
    <svg aria-hidden="true" width="470" height="660" viewBox="0 0 470 660">
      <path
        d="M86 620q-40-250 60-400M392 560q30-180-30-330"
        stroke="#6f9a55"
        strokeWidth="5"
        fill="none"
      />
      {[0, 1, 2, 3, 4].map((row) => (
        <g key={row} fill={row % 2 ? '#86b267' : '#6f9a55'}>
          <path d={`M${88 + row * 9} ${480 - row * 62}q-62-10-80-64q62 0 80 64z`} />
          <path d={`M${398 - row * 5} ${480 - row * 52}q52-16 62-66q-56 8-62 66z`} />
        </g>
      ))}
      <path d="M130 70h210l-22 470H152z" fill="#fdfdfb" />
      <path d="M130 70h60l-2 470h-36z" fill="#eef0ea" />
      <path d="M122 52h226v26H122z" fill="#dfe6d6" />
      <rect x="160" y="540" width="150" height="84" rx="10" fill="#4f7d3f" />
      <path d="M180 548v70M200 548v70M270 548v70M290 548v70" stroke="#3f6832" strokeWidth="4" />
      <path d="M137 214h196l-8 178H145z" fill="#8fbc6b" />
      <path
        d="M236 240q44 50 0 124q-44-74 0-124zM236 254v104"
        fill="#4f7d3f"
        stroke="#dff0cf"
        strokeWidth="3"
      />
      <Flower x={70} y={590} size={1.5} />
      <Flower x={396} y={610} size={1.1} />
      <Flower x={36} y={250} size={0.9} />
    </svg>
  );
}
