/** A carved teak bed, seen from the foot, with its mattress and two pillows. */
export function Bed({
  w,
  wood,
  dark,
  cloth,
}: {
  w: number;
  wood: string;
  dark: string;
  cloth: string;
}) {
  return (
    <svg aria-hidden="true" width={w} height={(w * 330) / 600} viewBox="0 0 600 330">
      <ellipse cx="300" cy="312" rx="290" ry="14" fill="#000" opacity=".16" />
      <path d="M96 30q204-46 408 0v180H96z" fill={wood} />
      <path d="M118 50q182-38 364 0v110H118z" fill={dark} />
      {Array.from({ length: 9 }, (_, index) => (
        <rect key={index} x={134 + index * 38} y="54" width="24" height="110" rx="10" fill={wood} />
      ))}
      <path
        d="M300 2c14 10 14 22 0 32c-14-10-14-22 0-32zM266 18q20 2 26 16q-22 0-26-16zM334 18q-20 2-26 16q22 0 26-16z"
        fill={dark}
      />
      <rect x="84" y="20" width="24" height="270" rx="8" fill={dark} />
      <rect x="492" y="20" width="24" height="270" rx="8" fill={dark} />
      <path d="M112 166q188-20 376 0l54 76H58z" fill="#fbf6ec" />
      <path d="M88 200q212-20 424 0l34 48H54z" fill={cloth} />
      <path
        d="M100 208q200-18 400 0M88 224q212-16 424 0"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="3"
        strokeDasharray="10 9"
      />
      <rect
        x="150"
        y="132"
        width="128"
        height="46"
        rx="20"
        fill="#fff"
        stroke="#e3d8c4"
        strokeWidth="2"
      />
      <rect
        x="322"
        y="132"
        width="128"
        height="46"
        rx="20"
        fill="#fff"
        stroke="#e3d8c4"
        strokeWidth="2"
      />
      <rect x="36" y="240" width="528" height="48" rx="8" fill={wood} />
      <path d="M60 264h480" stroke={dark} strokeWidth="5" />
      <rect x="30" y="226" width="26" height="88" rx="8" fill={dark} />
      <rect x="544" y="226" width="26" height="88" rx="8" fill={dark} />
    </svg>
  );
}
