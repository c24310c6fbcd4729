type Care = { readonly body: string; readonly label: string; readonly cap: string };

const leaf = 'M0-34q22 30 0 74q-22-44 0-74zM0-24v58';

/** A jar of cream with a leaf on its label. */
export function CareJar({ body, label, cap }: Care) {
  return (
    <svg aria-hidden="true" width={240} height={240} viewBox="0 0 240 240">
      <ellipse cx="120" cy="212" rx="84" ry="9" fill="#000" opacity=".12" />
      <path d="M48 96h144v92q0 22-22 22H70q-22 0-22-22z" fill={body} />
      <path d="M48 96h26v114h-4q-22 0-22-22z" fill="#000" opacity=".06" />
      <path d="M48 122h144v58H48z" fill={label} />
      <rect x="40" y="52" width="160" height="46" rx="10" fill={cap} />
      <path
        d="M60 56v38M84 56v38M156 56v38M180 56v38"
        stroke="#000"
        strokeOpacity=".16"
        strokeWidth="4"
      />
      <g transform="translate(120 148) scale(.66)">
        <path d={leaf} fill={cap} stroke="#fff" strokeOpacity=".7" strokeWidth="3" />
      </g>
    </svg>
  );
}

/** A bottle of oil or shampoo. */
export function CareBottle({ body, label, cap }: Care) {
  return (
    <svg aria-hidden="true" width={240} height={240} viewBox="0 0 240 240">
      <ellipse cx="120" cy="226" rx="56" ry="7" fill="#000" opacity=".12" />
      <path
        d="M98 50h44v16q28 10 28 40v106q0 14-14 14H84q-14 0-14-14V106q0-30 28-40z"
        fill={body}
      />
      <path d="M70 112q0-30 20-38v152h-6q-14 0-14-14z" fill="#000" opacity=".07" />
      <path d="M70 122h100v66H70z" fill={label} />
      <rect x="94" y="14" width="52" height="40" rx="8" fill={cap} />
      <g transform="translate(120 152) scale(.72)">
        <path d={leaf} fill={cap} stroke="#fff" strokeOpacity=".7" strokeWidth="3" />
      </g>
    </svg>
  );
}
