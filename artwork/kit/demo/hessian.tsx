/** Rolls of hessian, one of them unrolled. */

export function Rolls() {
  return (
    <svg aria-hidden="true" width="560" height="330" viewBox="0 0 560 330">
      <defs>
        <pattern id="weave" width="10" height="10" patternUnits="userSpaceOnUse">
          <rect width="10" height="10" fill="#c79a56" />
          <path d="M0 2.500h10M0 7.500h10" stroke="#b2843f" strokeWidth="2.500" />
          <path d="M2.500 0v10M7.500 0v10" stroke="#dcb677" strokeWidth="1.800" />
        </pattern>
      </defs>
      <path d="M0 250h560v80H0z" fill="#8f7347" />
      {(
        [
          [40, 170],
          [150, 60],
          [40, 60],
        ] as const
      ).map(([x, y], index) => (
        <g key={index}>
          <path d={`M${x + 50} ${y}h300v100H${x + 50}z`} fill="url(#weave)" />
          <path d={`M${x + 50} ${y}h300v24H${x + 50}z`} fill="#fff" opacity=".16" />
          <path d={`M${x + 50} ${y + 76}h300v24H${x + 50}z`} fill="#000" opacity=".2" />
          <circle cx={x + 50} cy={y + 50} r="50" fill="#d7ae6c" />
          {[40, 30, 20, 11].map((r) => (
            <circle
              key={r}
              cx={x + 50}
              cy={y + 50}
              r={r}
              fill="none"
              stroke="#a1763a"
              strokeWidth="3.500"
            />
          ))}
          <path d={`M${x + 180} ${y}h24v100h-24z`} fill="#4d6b2f" />
        </g>
      ))}
      <path d="M330 300q80-150 250-190v220H330z" fill="url(#weave)" />
      <path
        d="M330 300q80-150 250-190"
        fill="none"
        stroke="#7d5c28"
        strokeWidth="4"
        strokeDasharray="2 5"
      />
    </svg>
  );
}
