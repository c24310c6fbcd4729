/** A brick house in Savar with a jali wall and a tree through the court, as a section in colour. */
export function BrickHouse({ w, h }: { w: number; h: number }) {
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox="-280 44 1260 374"
      preserveAspectRatio="xMidYMax slice"
    >
      <defs>
        <pattern id="bricks" width="36" height="18" patternUnits="userSpaceOnUse">
          <rect width="36" height="18" fill="#b9502f" />
          <path d="M0 .8h36M0 9.8h36M9 0v9M27 9v9" stroke="#8c3a20" strokeWidth="1.600" />
        </pattern>
        <pattern id="jali" width="30" height="30" patternUnits="userSpaceOnUse">
          <rect width="30" height="30" fill="#b9502f" />
          <path d="M4 4h9v9H4zM18 18h9v9h-9z" fill="#4a1c10" />
          <path d="M18 4h9v9h-9zM4 18h9v9H4z" fill="#cf6540" />
        </pattern>
      </defs>
      <rect x="-300" width="1320" height="430" fill="#dfe6e6" />
      <path d="M-300 392h1320v38H-300z" fill="#a9a48f" />
      <g fill="#7f8f6a">
        <circle cx="40" cy="300" r="60" />
        <circle cx="100" cy="330" r="50" />
        <circle cx="668" cy="310" r="64" />
        <circle cx="-190" cy="292" r="86" />
        <circle cx="-70" cy="330" r="66" />
        <circle cx="780" cy="330" r="60" />
        <circle cx="900" cy="282" r="96" />
      </g>
      <path d="M352 392V140" stroke="#5d4630" strokeWidth="13" />
      <g fill="#6f8a52">
        <circle cx="352" cy="110" r="66" />
        <circle cx="304" cy="148" r="50" />
        <circle cx="404" cy="150" r="54" />
      </g>
      <path d="M110 214h200v178H110z" fill="url(#bricks)" />
      <path d="M390 150h220v242H390z" fill="url(#bricks)" />
      <path d="M390 150h220v106H390z" fill="url(#jali)" />
      <path d="M-300 344h410v48h-410zM610 344h410v48H610z" fill="url(#bricks)" />
      <path d="M92 200h226v16H92zM378 136h246v16H378z" fill="#d8d3c8" />
      <path d="M310 300h80v14h-80z" fill="#d8d3c8" />
      <path d="M150 260q0-34 36-34t36 34v132h-72z" fill="#2b1a14" />
      <path d="M250 270h38v60h-38z" fill="#f0c46a" />
      <path d="M430 290q0-30 32-30t32 30v102h-64z" fill="#2b1a14" />
      <path d="M530 290h50v50h-50z" fill="#f0c46a" />
      <path d="M390 256h220v8H390z" fill="#d8d3c8" />
      <g fill="#22201c">
        <circle cx="338" cy="346" r="6" />
        <path d="M329 392q0-38 9-38t9 38z" />
      </g>
    </svg>
  );
}
