/** A QR code, dark on light in any scheme: not every camera reads the reverse. @param squares its rows of 1 and 0 */
export function QrCode({ squares, label }: { squares: readonly string[]; label: string }) {
  const margin = 4;
  const size = squares.length + 2 * margin;
  const dark = squares.flatMap((row, y) =>
    [...row].flatMap((square, x) =>
      square === '1' ? [`M${x + margin} ${y + margin}h1v1h-1z`] : [],
    ),
  );
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="220" height="220" role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" shapeRendering="crispEdges" d={dark.join('')} />
    </svg>
  );
}
