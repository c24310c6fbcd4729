/** A river launch on the slip at Keraniganj, in line and two flat washes. */
export function LaunchOnSlip({ w, h }: { w: number; h: number }) {
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      viewBox="50 -113 620 443"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect y="-120" width="700" height="450" fill="#e9dcc0" />
      <path
        d="M120-20q14-12 24 0q12-12 26 0M190-56q12-10 20 0q10-10 22 0"
        fill="none"
        stroke="#1e2a33"
        strokeWidth="3"
      />
      <circle cx="560" cy="-16" r="50" fill="#d9653b" />
      <path
        d="M0 150q60-14 90-6V96h26v44q30-6 60-2V112h34v26q90-8 200 0v-30h30v30q120-8 260 6v40H0z"
        fill="#c9b68f"
      />
      <rect y="176" width="700" height="60" fill="#7d9a98" />
      <path
        d="M0 196h120M180 190h90M470 192h120M620 204h80M40 216h90"
        stroke="#e9dcc0"
        strokeWidth="3"
      />
      <path d="M0 330V246q160-30 330-22t370-6v112z" fill="#8b6f4e" />
      <g stroke="#1e2a33" strokeWidth="3" strokeLinejoin="round">
        <path
          d="M96 186q30 92 84 98h344q64-14 92-112q-60 24-120 26H190q-54 0-94-12z"
          fill="#b8402a"
        />
        <path d="M120 240h464" stroke="#f3e7cd" strokeWidth="6" />
        <path d="M150 198V152h380v46" fill="#f7efdd" />
        <path d="M180 152v-40h300v40" fill="#f7efdd" />
        <path d="M214 112V78h170v34" fill="#f7efdd" />
        <path d="M170 108h330M200 76h200M140 150h400" strokeWidth="7" />
        {Array.from({ length: 11 }, (_, index) => (
          <path key={index} d={`M${168 + index * 33} 164h18v22h-18z`} fill="#39576b" />
        ))}
        {Array.from({ length: 8 }, (_, index) => (
          <path key={index} d={`M${196 + index * 34} 122h18v18h-18z`} fill="#39576b" />
        ))}
        <path d="M318 76V30h36v46z" fill="#39576b" />
        <path
          d="M110 186L52 312M180 284l-16 34M300 286v30M420 286v30M540 280l20 36M610 180l58 132"
          fill="none"
          strokeWidth="6"
        />
        <path d="M40 312h640" strokeWidth="8" />
      </g>
      <g fill="#1e2a33">
        <circle cx="356" cy="246" r="9" />
        <path d="M344 300q0-44 12-46t16 46z" />
        <path d="M362 262l26-16" stroke="#1e2a33" strokeWidth="6" />
        <circle cx="236" cy="254" r="9" />
        <path d="M224 306q0-42 12-44t16 44z" />
        <circle cx="498" cy="250" r="9" />
        <path d="M486 304q0-42 12-46t16 46z" />
        <path d="M492 266l-24-18" stroke="#1e2a33" strokeWidth="6" />
      </g>
      <path
        d="M388 246l6-10M396 250l12-4M392 240l14-12"
        stroke="#f6b13c"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
