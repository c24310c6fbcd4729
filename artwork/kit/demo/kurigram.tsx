/** Kurigram as nine named patches with the Brahmaputra along the east: a sketch map, not a survey. */
const upazilas = [
  ['ভূরুঙ্গামারী', 'M120 16l84-8l26 54l-60 28l-62-20z', 168, 52],
  ['নাগেশ্বরী', 'M108 70l62 20l60-28l40 46l-36 62l-92-6l-40-40z', 178, 120],
  ['ফুলবাড়ী', 'M34 84l74-14l-6 54l40 40l-54 20l-56-44z', 78, 132],
  ['রাজারহাট', 'M20 186l68-2l20 64l-50 30l-46-36z', 60, 232],
  ['কুড়িগ্রাম সদর', 'M88 184l54-20l92 6l16 58l-70 30l-72-10z', 164, 214],
  ['উলিপুর', 'M58 278l50-30l72 10l70-30l24 60l-70 52l-96-8z', 164, 292],
  ['চিলমারী', 'M108 332l96 8l70-52l12 50l-52 60l-100-8z', 190, 366],
  ['রৌমারী', 'M306 292l58-26l34 74l-66 62l-34-30z', 346, 330],
  ['চর রাজিবপুর', 'M298 372l34 30l66-62l6 70l-70 46l-50-32z', 346, 412],
] as const;

export function Kurigram({ w }: { w: number }) {
  return (
    <svg aria-hidden="true" width={w} height={(w * 460) / 430} viewBox="0 0 430 460">
      <path
        d="M262 0q34 90 6 150q-20 60 30 130q20 80-30 180h40q50-110 20-190q-40-60-12-130q30-70-10-140z"
        fill="#8cc5dd"
      />
      {upazilas.map(([name, d], index) => (
        <path
          key={name}
          d={d}
          fill={name === 'চিলমারী' ? '#d9452b' : ['#cfe2b4', '#e5edc8', '#b9d69c'][index % 3]}
          stroke="#fffdf3"
          strokeWidth="4"
          strokeLinejoin="round"
        />
      ))}
      {upazilas.map(([name, , x, y]) => (
        <text
          key={name}
          x={x}
          y={y}
          textAnchor="middle"
          fontSize="23"
          fontWeight="600"
          fontFamily="Anek Bangla"
          fill={name === 'চিলমারী' ? '#fff' : '#1e3a24'}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
