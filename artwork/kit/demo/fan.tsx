/** A rechargeable table fan, in a 200 by 260 box. */
export function Fan({ h, shell, blade }: { h: number; shell: string; blade: string }) {
  return (
    <svg aria-hidden="true" width={(h * 200) / 260} height={h} viewBox="0 0 200 260">
      <ellipse cx="100" cy="246" rx="62" ry="11" fill="#000" opacity=".18" />
      <path d="M92 170h16l6 60H86z" fill={shell} />
      <rect x="46" y="222" width="108" height="24" rx="12" fill={shell} />
      <circle cx="72" cy="234" r="4" fill="#6dff8e" />
      <path
        d="M118 234h22"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="100" cy="96" r="90" fill={shell} />
      <circle cx="100" cy="96" r="80" fill="#0f1623" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d="M100 96q-34-22-18-62q26-12 36 8q6 26-18 54z"
          fill={blade}
          transform={`rotate(${turn} 100 96)`}
        />
      ))}
      <g fill="none" stroke="#fff" strokeOpacity=".28" strokeWidth="1.6">
        {[34, 50, 66].map((r) => (
          <circle key={r} cx="100" cy="96" r={r} />
        ))}
        {Array.from({ length: 18 }, (_, turn) => (
          <path key={turn} d="M100 76V16" transform={`rotate(${turn * 20} 100 96)`} />
        ))}
      </g>
      <circle cx="100" cy="96" r="21" fill={shell} />
      <path d="M104 84l-10 14h9l-4 11l11-15h-9z" fill="#ffd400" />
    </svg>
  );
}
