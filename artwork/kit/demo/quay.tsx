/** Chattogram's quay: a gantry crane over a container ship. */
export function Quay({ w, h }: { w: number; h: number }) {
  const colours = ['#e4572e', '#f2b632', '#2e86ab', '#f4f1ea', '#59a14f', '#b23a6b'];
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox="0 0 1200 300"
      preserveAspectRatio="xMaxYMid slice"
    >
      <rect width="1200" height="300" fill="#0a2a4a" />
      <circle cx="1010" cy="96" r="60" fill="#f9a03f" />
      <path d="M0 212q300-26 620-8t580-8v60H0z" fill="#12406b" />
      <rect y="248" width="1200" height="52" fill="#0d3157" />
      <g>
        <path d="M640 196h520q-6 62-44 70H700q-44-14-60-70z" fill="#c8372d" />
        <path d="M640 196h520l-4 18H648z" fill="#fff" opacity=".85" />
        {[0, 1, 2].map((row) =>
          Array.from({ length: 8 - row }, (_, column) => (
            <rect
              key={`${row}-${column}`}
              x={690 + row * 24 + column * 48}
              y={166 - row * 30}
              width="46"
              height="28"
              fill={colours[(row * 3 + column * 2) % 6]}
            />
          )),
        )}
        <path d="M1084 196V92h52v104z" fill="#f4f1ea" />
        <path d="M1090 102h40v14h-40zM1090 126h40v10h-40z" fill="#12406b" />
      </g>
      <g stroke="#f2b632" strokeWidth="10" fill="none">
        <path d="M560 256V60M660 256V60M540 60h470M610 60V16M610 16L540 60M610 16L900 60M560 160h100" />
      </g>
      <path d="M560 160l100-100M660 160L560 60" stroke="#f2b632" strokeWidth="4" />
      <path d="M846 60v44M886 60v44" stroke="#fff" strokeWidth="3" />
      <rect x="838" y="104" width="56" height="32" fill="#e4572e" />
      <path d="M520 256h170v14H520z" fill="#f2b632" />
    </svg>
  );
}
