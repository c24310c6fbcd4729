/** A combine harvester, its reel to the left. */
export function Harvester({ body }: { body: string }) {
  return (
    <svg aria-hidden="true" width="230" height="140" viewBox="0 0 230 140">
      <path d="M70 30h110q14 0 14 14v50H56V50z" fill={body} />
      <path d="M84 4h62v40H78z" fill="#bfe0ee" stroke="#1b2e18" strokeWidth="5" />
      <path d="M76 2h78" stroke="#1b2e18" strokeWidth="7" />
      <path d="M160 30v-26h10v26" fill="#1b2e18" />
      <path d="M180 30l40-22" stroke="#f2b632" strokeWidth="11" strokeLinecap="round" />
      <path d="M60 66L26 92M60 90l-30 22" stroke="#1b2e18" strokeWidth="7" />
      <circle cx="24" cy="102" r="23" fill="#f2b632" />
      {[0, 45, 90, 135].map((turn) => (
        <path
          key={turn}
          d="M24 79v46"
          stroke="#1b2e18"
          strokeWidth="4"
          transform={`rotate(${turn} 24 102)`}
        />
      ))}
      <rect x="64" y="92" width="136" height="40" rx="20" fill="#1b2e18" />
      {[86, 116, 146, 178].map((x) => (
        <circle key={x} cx={x} cy="112" r="12" fill="#76866d" />
      ))}
    </svg>
  );
}

/** A two-wheeled power tiller with its long handles. */
export function PowerTiller({ body }: { body: string }) {
  return (
    <svg aria-hidden="true" width="230" height="140" viewBox="0 0 230 140">
      <path
        d="M112 62L212 26M112 76L214 40"
        stroke="#1b2e18"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M26 46h74l14 14v28H26z" fill={body} />
      <path d="M40 28h34v18H40z" fill="#f2b632" />
      <path d="M84 46V18h8v28" fill="#1b2e18" />
      <circle cx="84" cy="98" r="34" fill="#1b2e18" />
      <circle cx="84" cy="98" r="15" fill="#76866d" />
      <path
        d="M120 84h24l10 34M132 84l-2 34M146 92l-6 28"
        stroke="#1b2e18"
        strokeWidth="6"
        fill="none"
      />
    </svg>
  );
}

/** A thresher for paddy on two wheels. */
export function Thresher({ body }: { body: string }) {
  return (
    <svg aria-hidden="true" width="230" height="140" viewBox="0 0 230 140">
      <path d="M36 40h120l34 26v34H36z" fill={body} />
      <path d="M22 18h72l-16 22H36z" fill="#f2b632" />
      <path d="M190 66l32 22v10l-32 2z" fill="#1b2e18" />
      <circle cx="112" cy="70" r="20" fill="#fffbe8" />
      <path d="M112 52v36M94 70h36" stroke="#1b2e18" strokeWidth="5" />
      <circle cx="64" cy="112" r="22" fill="#1b2e18" />
      <circle cx="160" cy="112" r="22" fill="#1b2e18" />
      <circle cx="64" cy="112" r="8" fill="#76866d" />
      <circle cx="160" cy="112" r="8" fill="#76866d" />
    </svg>
  );
}
