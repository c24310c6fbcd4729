/** A bar code whose bars come from its number. */
export function Barcode({
  w,
  h,
  of,
  color = 'oklch(.2 .02 275)',
}: {
  w: number;
  h: number;
  of: string;
  color?: string;
}) {
  const bars = [...`${of}${of}${of}`].flatMap((letter, index) => {
    const code = letter.charCodeAt(0) + index;
    return [(code % 3) + 1, ((code >> 1) % 3) + 1, (code % 2) + 1, ((code >> 2) % 2) + 1];
  });
  const total = bars.reduce((all, bar) => all + bar, 0);
  let x = 0;
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox={`0 0 ${total} 10`}
      preserveAspectRatio="none"
    >
      {bars.map((bar, index) => {
        const left = x;
        x += bar;
        return index % 2 ? null : <rect key={left} x={left} width={bar} height="10" fill={color} />;
      })}
    </svg>
  );
}
