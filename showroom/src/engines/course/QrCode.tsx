import { qrOf } from './qr.ts';

/** A QR code as a drawing, four squares of quiet around it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const squares = qrOf(text);
  const size = squares.length + 8;
  const path = squares
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="176" height="176">
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#ffffff" />
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}
