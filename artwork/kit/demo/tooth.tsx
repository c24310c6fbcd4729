/** A tooth in good humour. */

export function Tooth() {
  return (
    <svg aria-hidden="true" width="250" height="270" viewBox="0 0 250 270">
      <path
        d="M60 30q36-22 66 4q32-26 70-4q40 32 20 104q-10 34-16 84q-6 40-26 36q-20-6-24-58q-4-30-24-30t-24 30q-6 54-26 58q-20 2-26-38q-6-50-14-82q-18-72 24-104z"
        fill="#fff"
      />
      <path
        d="M70 46q-26 30-12 84"
        stroke="#cfeaf6"
        strokeWidth="10"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="100" cy="100" r="9" fill="#113047" />
      <circle cx="156" cy="100" r="9" fill="#113047" />
      <path d="M94 126q34 42 68 0z" fill="#ff7d6b" />
      <circle cx="80" cy="124" r="10" fill="#ffc9bf" />
      <circle cx="176" cy="124" r="10" fill="#ffc9bf" />
    </svg>
  );
}
