import styles from './Quilt.module.css';

const side = 40;
const columns = 7;
const rows = 4;

/** The cloth of a patch, and what is sewn on it: no two neighbours alike. */
const cloths = ['brand', 'accent', 'success', 'shapla', 'surface'] as const;
const motifs = [
  // A flower of four petals.
  'M20 20C12 12 12 6 20 5C28 6 28 12 20 20C28 12 34 12 35 20C34 28 28 28 20 20C28 28 28 34 20 35C12 34 12 28 20 20C12 28 6 28 5 20C6 12 12 12 20 20Z',
  // Rounds, as a pond.
  'M20 6A14 14 0 1 1 19.9 6ZM20 13A7 7 0 1 1 19.9 13Z',
  // Water.
  'M5 12Q12.5 5 20 12T35 12M5 21Q12.5 14 20 21T35 21M5 30Q12.5 23 20 30T35 30',
  // A square on its corner.
  'M20 5L35 20L20 35L5 20ZM20 13L27 20L20 27L13 20Z',
];

/** A finished quilt: every patch is sewn. Purely decorative. */
export function Quilt() {
  const patches = Array.from({ length: rows * columns }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return { column, row, number: 2 * row + column };
  });
  return (
    <svg
      className={styles.quilt}
      viewBox={`-12 -12 ${columns * side + 24} ${rows * side + 24}`}
      aria-hidden="true"
    >
      <rect
        className={styles.border}
        x={-10}
        y={-10}
        width={columns * side + 20}
        height={rows * side + 20}
        rx={8}
      />
      {patches.map(({ column, row, number }) => (
        <g
          key={`${column} ${row}`}
          transform={`translate(${column * side} ${row * side})`}
          data-cloth={cloths[number % cloths.length]}
        >
          <rect width={side} height={side} />
          <path d={motifs[number % motifs.length]} />
        </g>
      ))}
      <rect
        className={styles.seam}
        x={-5}
        y={-5}
        width={columns * side + 10}
        height={rows * side + 10}
        rx={5}
      />
    </svg>
  );
}
