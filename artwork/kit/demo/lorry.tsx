/** A yellow parcel lorry. */

export function Lorry() {
  return (
    <svg aria-hidden="true" width="196" height="104" viewBox="0 0 196 104">
      <path d="M6 12h118v64H6z" fill="#ffb938" />
      <path d="M6 12h118v14H6z" fill="#e0922a" />
      <path
        d="M20 38l14 12l-14 12M48 38l14 12l-14 12M76 38l14 12l-14 12"
        stroke="#a85d10"
        strokeWidth="6"
        fill="none"
      />
      <path d="M130 26h30q10 0 14 10l14 24v16h-58z" fill="#e5522d" />
      <path d="M144 36h16q6 0 8 6l8 16h-32z" fill="#cfeaf0" />
      <path d="M2 76h190v8H2z" fill="#0a2630" />
      {[36, 66, 154].map((x) => (
        <g key={x}>
          <circle cx={x} cy="86" r="16" fill="#0a2630" />
          <circle cx={x} cy="86" r="7" fill="#b9c7cb" />
        </g>
      ))}
    </svg>
  );
}
