/** Rod, cement and pipe, as a dealer stacks them. */

export function Good({ kind }: { kind: string }) {
  return (
    <svg aria-hidden="true" width="104" height="84" viewBox="0 0 104 84">
      {kind === 'rod'
        ? [0, 1, 2, 3, 4].map((row) => (
            <path
              key={row}
              d={`M6 ${62 - row * 11}L92 ${42 - row * 9}`}
              stroke={row % 2 ? '#7d8791' : '#56606b'}
              strokeWidth="9"
              strokeLinecap="round"
              strokeDasharray="3 1.500"
            />
          ))
        : null}
      {kind === 'bag' ? (
        <g>
          <path d="M10 50q40-8 84 0l-2 28q-40 6-80 0z" fill="#9aa29b" />
          <path d="M14 18q38-8 76 0l2 30q-40 6-80 0z" fill="#b9c1ba" />
          <path d="M34 24h38v18H34z" fill="#c8372d" />
          <path d="M34 56h38v16H34z" fill="#c8372d" />
        </g>
      ) : null}
      {kind === 'pipe'
        ? [0, 1, 2].map((row) => (
            <g key={row} transform={`translate(${row === 1 ? 0 : 10} ${row * 25})`}>
              <path d="M14 6h84v24H14z" fill="#c6ced6" />
              <path d="M14 6h84v8H14z" fill="#eef1f4" />
              <ellipse cx="14" cy="18" rx="8" ry="12" fill="#f6f8fa" />
              <ellipse cx="14" cy="18" rx="5" ry="8" fill="#59636d" />
            </g>
          ))
        : null}
    </svg>
  );
}
