/** The ground at Mirpur under lights, behind a page. */

export function Stadium() {
  return (
    <svg aria-hidden="true" width="1200" height="670" style={{ position: 'absolute', top: 84 }}>
      <path d="M0 0h1200v670H0z" fill="#0f4a37" />
      <ellipse cx="600" cy="640" rx="860" ry="410" fill="#1c7a4d" />
      <ellipse cx="600" cy="680" rx="700" ry="330" fill="#24915a" />
      <path d="M520 385h160l110 290H410z" fill="#cdb27c" />
      <g fill="#fff" transform="translate(0 52)">
        <rect x="584" y="318" width="5" height="36" />
        <rect x="597" y="318" width="5" height="36" />
        <rect x="610" y="318" width="5" height="36" />
      </g>
      {[690].map((x) => (
        <g key={x}>
          <path d={`M${x + 14} 60v210`} stroke="#2f6f58" strokeWidth="9" />
          <rect x={x - 20} y="10" width="70" height="54" rx="6" fill="#2f6f58" />
          {[0, 1, 2, 3, 4, 5].map((lamp) => (
            <circle
              key={lamp}
              cx={x - 5 + (lamp % 3) * 20}
              cy={25 + Math.floor(lamp / 3) * 24}
              r="7"
              fill="#fbffd6"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
