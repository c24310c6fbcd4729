/** A saree hung over a rod: pleats, scattered butis, a border and the aanchal. */
interface SareeProps {
  w: number;
  h: number;
  id: string;
  body: string;
  border: string;
  zari: string;
  motif?: 'buti' | 'stripe' | 'check' | 'plain';
}

export function Saree({ w, h, id, body, border, zari, motif = 'buti' }: SareeProps) {
  const pleats = Math.round(w / 62);
  const step = w / pleats;
  const band = Math.min(h * 0.24, 130);
  const hem = `M0 0H${w}V${h - 8}${Array.from({ length: pleats }, () => `q${-step / 2} 16 ${-step} 0`).join('')}Z`;
  return (
    <svg aria-hidden="true" width={w} height={h}>
      <defs>
        <clipPath id={`${id}-cut`}>
          <path d={hem} />
        </clipPath>
        <linearGradient id={`${id}-pleat`}>
          <stop offset="0" stopColor="#000" stopOpacity=".34" />
          <stop offset=".35" stopColor="#000" stopOpacity="0" />
          <stop offset=".62" stopColor="#fff" stopOpacity=".16" />
          <stop offset="1" stopColor="#000" stopOpacity=".14" />
        </linearGradient>
        <pattern id={`${id}-buti`} width="46" height="46" patternUnits="userSpaceOnUse">
          {motif === 'buti' ? (
            <path
              d="M23 12l5 7-5 7-5-7zM23 26v6M17 31q6 4 12 0"
              fill={zari}
              stroke={zari}
              strokeWidth="1.6"
            />
          ) : null}
          {motif === 'stripe' ? <path d="M10 0v46M14 0v46M33 0v46" stroke={zari} /> : null}
          {motif === 'check' ? (
            <path d="M0 12h46M0 35h46M12 0v46M35 0v46" stroke={zari} strokeWidth="1.400" />
          ) : null}
        </pattern>
        <pattern id={`${id}-temple`} width="26" height={band} patternUnits="userSpaceOnUse">
          <path
            d={`M0 ${band * 0.18}L13 0L26 ${band * 0.18}zM13 ${band * 0.34}l9 ${band * 0.16}l-9 ${band * 0.16}l-9-${band * 0.16}zM0 ${band * 0.78}h26M0 ${band * 0.88}h26`}
            fill={zari}
            stroke={zari}
            strokeWidth="2"
          />
        </pattern>
      </defs>
      <g clipPath={`url(#${id}-cut)`}>
        <rect width={w} height={h + 20} fill={body} />
        <rect width={w} height={h} fill={`url(#${id}-buti)`} opacity=".75" />
        <g transform={`translate(0 ${h - band - 8})`}>
          <rect width={w} height={band + 30} fill={border} />
          <rect width={w} height={band} fill={`url(#${id}-temple)`} />
          <rect y={-8} width={w} height="8" fill={zari} />
        </g>
        {Array.from({ length: pleats }, (_, index) => (
          <rect
            key={index}
            x={step * index}
            width={step}
            height={h + 20}
            fill={`url(#${id}-pleat)`}
          />
        ))}
      </g>
    </svg>
  );
}
