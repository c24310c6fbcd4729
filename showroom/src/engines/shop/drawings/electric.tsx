/** A battery of an IPS, or the IPS itself with its meter. */
export function IpsBattery({ shell, isIps }: { shell: string; isIps: boolean }) {
  return (
    <g>
      <ellipse cx="150" cy="212" rx="92" ry="10" fill="#000" opacity=".3" />
      <rect x="66" y="76" width="168" height="132" rx="10" fill={shell} />
      <path d="M66 176h168v22q0 10-10 10H76q-10 0-10-10z" fill="#000" opacity=".2" />
      {isIps ? (
        <g>
          <rect x="92" y="96" width="116" height="46" rx="6" fill="#0f1623" />
          <path
            d="M104 130h10M120 130v-12M134 130v-18M148 130v-22M162 130v-16"
            stroke="#6dff8e"
            strokeWidth="6"
          />
          <circle cx="190" cy="119" r="7" fill="#ffd400" />
          <path
            d="M96 158h62"
            stroke="#fff"
            strokeOpacity=".6"
            strokeWidth="6"
            strokeLinecap="round"
          />
        </g>
      ) : (
        <g>
          <rect x="82" y="56" width="34" height="20" rx="4" fill="#b9c2d2" />
          <rect x="184" y="56" width="34" height="20" rx="4" fill="#b9c2d2" />
          <path d="M92 66h14M99 59v14M194 66h14" stroke="#14181f" strokeWidth="4" />
          <path d="M158 98l-30 44h22l-8 34l34-46h-24z" fill="#ffd400" />
        </g>
      )}
    </g>
  );
}

/** The lightning of Volt Baksho. */
export function VoltMark({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" width={24} height={24} viewBox="0 0 24 24">
      <path d="M14 2v7h6L10 22v-7H4z" fill={colour} stroke={colour} strokeLinejoin="round" />
    </svg>
  );
}
