/** A blood tube and its barcode. */

export function Tube({ cap, level }: { cap: string; level: number }) {
  return (
    <svg aria-hidden="true" width="34" height="82" viewBox="0 0 34 82">
      <path d="M6 14h22v52a11 11 0 0 1-22 0z" fill="#eef0f8" stroke="#b9bed6" strokeWidth="2" />
      <path d={`M7 ${66 - level}h20v${level}a10 10 0 0 1-20 0z`} fill="#a3162c" />
      <rect x="3" y="2" width="28" height="16" rx="4" fill={cap} />
    </svg>
  );
}

export function Barcode({ seed }: { seed: number }) {
  return (
    <svg aria-hidden="true" width="110" height="30">
      {Array.from({ length: 26 }, (_, index) => (
        <rect
          key={index}
          x={index * 4.2}
          width={((index * seed) % 3) + 0.8}
          height="30"
          fill="#1b1f3b"
        />
      ))}
    </svg>
  );
}
