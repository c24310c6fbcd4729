/** A panjabi with an embroidered placket. */

export function Panjabi({
  cloth,
  size: s,
  trim = '#e6b450',
}: {
  cloth: string;
  size: number;
  trim?: string;
}) {
  return (
    <svg aria-hidden="true" width={s} height={s * 1.2} viewBox="0 0 100 120">
      <path
        d="M38 8q12 8 24 0l24 10l10 54l-14 4l-8-32l2 70H24l2-70l-8 32l-14-4l10-54z"
        fill={cloth}
        stroke="#00000030"
        strokeWidth="1.5"
      />
      <path d="M38 8q12 8 24 0l3 5q-15 11-30 0z" fill={trim} />
      <path d="M46 16h8v44h-8z" fill={trim} />
      <g fill={cloth}>
        <circle cx="50" cy="26" r="2" />
        <circle cx="50" cy="38" r="2" />
        <circle cx="50" cy="50" r="2" />
      </g>
      <path d="M34 72v38M66 72v38M50 64v46" stroke="#0000001c" strokeWidth="2" />
    </svg>
  );
}
