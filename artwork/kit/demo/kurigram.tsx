/** Kurigram as nine named patches with the Brahmaputra along the east: a sketch map, not a survey. */
const upazilas = [
  ['ভূরুঙ্গামারী', 'M120 16l84-8l26 54l-60 28l-62-20z', 168, 52],
  ['নাগেশ্বরী', 'M108 70l62 20l60-28l40 46l-36 62l-92-6l-40-40z', 178, 120],
  ['ফুলবাড়ী', 'M4 88l104-18l-6 54l40 40l-54 20l-76-40z', 62, 136],
  ['রাজারহাট', 'M0 176l88 8l20 64l-50 30l-58-40z', 50, 230],
  ['কুড়িগ্রাম সদর', 'M88 184l54-20l92 6l16 58l-70 30l-72-10z', 168, 224],
  ['উলিপুর', 'M58 278l50-30l72 10l70-30l24 60l-70 52l-96-8z', 164, 292],
  ['চিলমারী', 'M108 332l96 8l70-52l12 50l-52 60l-100-8z', 190, 366],
  ['রৌমারী', 'M324 286l66-26l40 74l-70 62l-50-30z', 370, 336],
  ['চর রাজিবপুর', 'M310 366l50 30l70-62v100l-60 36l-72-36z', 366, 424],
] as const;

export function Kurigram({ w }: { w: number }) {
  return (
    <svg aria-hidden="true" width={w} height={(w * 480) / 430} viewBox="0 0 430 480">
      <path
        d="M262 0q34 90 6 150q-20 60 30 130q20 80-34 200h42q54-120 22-210q-40-60-12-130q30-70-10-140z"
        fill="#8cc5dd"
      />
      {upazilas.map(([name, d], index) => (
        <path
          key={name}
          d={d}
          fill={name === 'চিলমারী' ? '#146c43' : ['#cfe2b4', '#e5edc8', '#b9d69c'][index % 3]}
          stroke="#fffdf3"
          strokeWidth="4"
          strokeLinejoin="round"
        />
      ))}
      {upazilas.map(([name, , x, y]) => (
        <text
          key={name}
          x={x}
          textAnchor="middle"
          fontSize="20.5"
          fontWeight="600"
          fontFamily="Anek Bangla"
          fill={name === 'চিলমারী' ? '#fff' : '#1e3a24'}
        >
          {name.split(' ').map((word, line, words) => (
            <tspan key={word} x={x} y={y + (line - (words.length - 1) / 2) * 23}>
              {word}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  );
}
