/** A pharmacy with an awning, its name and stock below: part of a wider drawing. */

export function Shop({
  x,
  name,
  note,
  colour,
}: {
  x: number;
  name: string;
  note: string;
  colour: string;
}) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M10 66h240v96H10z" fill="#fff" />
      <path d="M0 30h260l-10 42H10z" fill={colour} />
      {[0, 1, 2, 3].map((stripe) => (
        <path key={stripe} d={`M${22 + stripe * 62} 30h30l-2 42h-32z`} fill="#fff" opacity=".35" />
      ))}
      <path d="M28 88h86v60H28zM196 88h38v74h-38z" fill="#d7e6df" />
      <path
        d="M40 116h62M40 136h62M52 104v12M66 100v16M82 106v10M54 126v10M72 124v12M90 128v8"
        stroke="#68745f"
        strokeWidth="4"
      />
      <path d="M142 92h26v26h-26z" fill="#2f6b3c" />
      <path d="M155 96v18M146 105h18" stroke="#fff" strokeWidth="6" />
      <text x="130" y="198" textAnchor="middle" fontSize="25" fontWeight="700" fill="#fff">
        {name}
      </text>
      <text x="130" y="226" textAnchor="middle" fontSize="20" fill="#cfe3bd">
        {note}
      </text>
    </g>
  );
}
