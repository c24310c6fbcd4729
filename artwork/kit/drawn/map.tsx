/** A piece of a town map that fills its box: blocks, roads, water and a pin. */
interface TownMapProps {
  w: number;
  h: number;
  ground?: string;
  road?: string;
  water?: string;
  green?: string;
  /** in percent of the box */
  pin?: readonly [number, number];
  pinColor?: string;
  /** a stitched way, in percent of the box */
  way?: string;
  wayColor?: string;
  /** where the way begins, in the same units */
  from?: readonly [number, number];
}

export function TownMap(props: TownMapProps) {
  const { w, h, ground = 'oklch(.94 .012 100)', road = 'white' } = props;
  const { water = 'oklch(.86 .05 230)', green = 'oklch(.89 .06 145)', pin, way, from } = props;
  const { pinColor = 'oklch(.62 .2 20)', wayColor = 'oklch(.43 .19 275)' } = props;
  const high = (100 * h) / w;
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox={`0 0 100 ${high}`}
      style={{ display: 'block' }}
    >
      <rect width="100" height={high} fill={ground} />
      <path d={`M-5 ${high * 0.84}q24-12 44 2t62-6v${high}H-5z`} fill={water} />
      <path d={`M6 6h20v${high * 0.2}H6zM68 ${high * 0.4}h24v${high * 0.2}H68z`} fill={green} />
      <g fill="none" stroke={road}>
        <path d={`M-2 ${high * 0.34}L102 ${high * 0.26}`} strokeWidth="4.200" />
        <path d={`M34-2L42 ${high + 2}M62-2L66 ${high * 0.8}`} strokeWidth="3.200" />
        <path
          d={`M-2 ${high * 0.6}L102 ${high * 0.66}M14-2L18 ${high * 0.7}M84-2L82 ${high * 0.7}M40 ${high * 0.48}L84 ${high * 0.45}M-2 ${high * 0.12}L36 ${high * 0.1}`}
          strokeWidth="1.700"
        />
      </g>
      {way ? (
        <path
          d={way}
          fill="none"
          stroke={wayColor}
          strokeWidth="1.500"
          strokeDasharray="3 2.800"
          strokeLinecap="round"
        />
      ) : null}
      {from ? (
        <circle
          cx={from[0]}
          cy={from[1]}
          r="2.600"
          fill="white"
          stroke={wayColor}
          strokeWidth="1.600"
        />
      ) : null}
      {pin ? (
        <g transform={`translate(${pin[0]} ${(pin[1] * high) / 100})`}>
          <path
            d="M0 0C-6-7-6.500-9-6.500-11.500a6.500 6.500 0 0 1 13 0C6.500-9 6-7 0 0z"
            fill={pinColor}
          />
          <circle cy="-11.500" r="2.600" fill="white" />
        </g>
      ) : null}
    </svg>
  );
}
