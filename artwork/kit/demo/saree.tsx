/** A saree hung over a rod: pleats, scattered butis, a border and the aanchal. */
interface SareeProps {
  w: number;
  h: number;
  id: string;
  body: string;
  border: string;
  zari: string;
  motif?: 'buti' | 'stripe' | 'check' | 'plain';
  /** the richly woven end, thrown over the pleats */
  aanchal?: boolean;
}

export function Saree({ w, h, id, body, border, zari, motif = 'buti', aanchal }: SareeProps) {
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
      {aanchal ? <Aanchal w={w} h={h} id={id} body={body} border={border} zari={zari} /> : null}
    </svg>
  );
}

/** Bands of zari with kalkas between them, a fringe at the end; it falls from the right. */
function Aanchal({ w, h, id, body, border, zari }: SareeProps) {
  const left = w * 0.34;
  const end = h * 0.745;
  const scale = h < 300 ? 0.42 : 1;
  const tassels = h < 300 ? 7 : 13;
  const bands = [0.2, 0.315, 0.43, 0.545, 0.66].map((share) => share * h);
  const shape = `M${w * 0.52} 0H${w}V${end - 46}Q${w * 0.66} ${end - 6} ${left - 40} ${end}Q${left + 26} ${h * 0.4} ${w * 0.52} 0Z`;
  const kalka = 'M0 20c-16 0-20-22-6-32c10-8 8-16 2-20c18 2 24 18 20 32c-3 12-8 20-16 20z';
  return (
    <g>
      <path
        d={shape}
        fill="#000"
        opacity=".28"
        transform={`translate(${-14 * scale} ${8 * scale})`}
      />
      <clipPath id={`${id}-aanchal`}>
        <path d={shape} />
      </clipPath>
      <g clipPath={`url(#${id}-aanchal)`}>
        <rect width={w} height={h} fill={body} />
        <g transform={`rotate(-6 ${w} ${h / 2})`}>
          <rect x="-60" y={bands[0]} width={w + 120} height={h} fill={border} />
          {bands.map((y, band) => (
            <g key={y}>
              <path
                d={`M-60 ${y}h${w + 120}M-60 ${y + 9 * scale}h${w + 120}`}
                stroke={zari}
                strokeWidth="5"
              />
              {Array.from({ length: Math.ceil(9 / scale) }, (_, index) => (
                <g
                  key={index}
                  transform={`translate(${(index * 52 - 20) * scale} ${y + h * 0.066}) scale(${scale})`}
                >
                  {band % 2 ? (
                    <path d="M0-24l13 24l-13 24l-13-24zM26-10l6 10l-6 10l-6-10z" fill={zari} />
                  ) : (
                    <path d={kalka} fill={zari} stroke={zari} strokeWidth="2" />
                  )}
                </g>
              ))}
            </g>
          ))}
        </g>
        <linearGradient id={`${id}-fall`} x1="0" x2="1">
          <stop offset=".3" stopColor="#000" stopOpacity=".3" />
          <stop offset=".52" stopColor="#fff" stopOpacity=".14" />
          <stop offset=".72" stopColor="#000" stopOpacity=".22" />
          <stop offset=".88" stopColor="#fff" stopOpacity=".1" />
          <stop offset="1" stopColor="#000" stopOpacity=".3" />
        </linearGradient>
        <rect width={w} height={h} fill={`url(#${id}-fall)`} />
      </g>
      {Array.from({ length: tassels }, (_, index) => {
        const t = index / (tassels - 1);
        const x = (1 - t) ** 2 * w + 2 * t * (1 - t) * w * 0.66 + t ** 2 * (left - 40);
        const y = end - (1 - t) ** 2 * 46 - 2 * t * (1 - t) * 6;
        return (
          <path
            key={index}
            d={`M${x} ${y}v${14 * scale}M${x - 4 * scale} ${y + 12 * scale}l${4 * scale} ${15 * scale}l${4 * scale} ${-15 * scale}z`}
            stroke={zari}
            strokeWidth="3"
            fill={zari}
          />
        );
      })}
    </g>
  );
}
