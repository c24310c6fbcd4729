const fields = ['#d3e3a4', '#c3da8e', '#efe3ae', '#d9e8b4'];

/** Fields, roads and a river, as in the picture of the gallery: a sketch, not a survey. */
export function FieldGround() {
  return (
    <svg aria-hidden="true" width="700" height="480" viewBox="0 0 700 480">
      <rect width="700" height="480" fill="#e4edc5" />
      {Array.from({ length: 30 }, (_, index) => index).map((index) => (
        <rect
          key={index}
          x={(index % 6) * 122 - 20}
          y={Math.floor(index / 6) * 116 - 10}
          width={96 + (index % 3) * 14}
          height={88 + (index % 2) * 18}
          rx="6"
          fill={fields[(index * 5) % 4]}
          transform={`rotate(${(index % 5) - 2} 350 280)`}
        />
      ))}
      <path
        d="M520-10q-70 120-20 230t-60 190t20 170h46q-70-90-14-170t62-190t20-230z"
        fill="#8cc7dd"
      />
      <g fill="none" stroke="#fff">
        <path d="M-10 60q140 10 260 60t190 130t270 120" strokeWidth="18" />
        <path d="M230-10q20 140 60 250t20 330" strokeWidth="12" />
        <path d="M-10 420q180-20 300-90t420-60" strokeWidth="10" />
      </g>
    </svg>
  );
}
