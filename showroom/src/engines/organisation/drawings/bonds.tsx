/** Brick walls from near, as each bond lays them. */
import { thingOf } from './thing.ts';

/** How the bricks are laid, in a 330 by 262 field. */
const bonds: Readonly<Record<string, (row: number) => readonly [number, number][]>> = {
  jali: (row) => Array.from({ length: 9 }, (_, at) => [at * 44 - (row % 2) * 22, 26]),
  flemish: (row) =>
    Array.from({ length: 6 }, (_, at) => at * 66 - (row % 2) * 33).flatMap((x) => [
      [x, 41] as [number, number],
      [x + 44, 19] as [number, number],
    ]),
  trap: (row) =>
    Array.from({ length: 6 }, (_, at) => at * 66 - (row % 2) * 28).flatMap((x) => [
      [x, 46] as [number, number],
      [x + 52, 8] as [number, number],
    ]),
  stretcher: (row) => Array.from({ length: 8 }, (_, at) => [at * 52 - (row % 2) * 26, 49]),
  corbel: (row) => Array.from({ length: 11 }, (_, at) => [at * 40 - row * 6, 34 - (row % 3) * 4]),
};

const rows = Array.from({ length: 12 }, (_, row) => row);

/** A wall, near enough to count its bricks. */
export function Bond({ of }: { of: string }) {
  const bond = thingOf(bonds, of);
  const isOpen = of === 'jali';
  return (
    <svg aria-hidden="true" width="330" height="262" viewBox="0 0 330 262">
      <rect width="330" height="262" fill={isOpen ? '#4a1c10' : '#d8cdbd'} />
      {rows.map((row) =>
        bond(row).map(([x, w]) => (
          <rect
            key={`${row}-${x}`}
            x={x}
            y={row * 22 + 1.5}
            width={w}
            height="19"
            fill={['#b9502f', '#c4613d', '#a94525'][(row * 5 + Math.round(x / 7) + 40) % 3]}
          />
        )),
      )}
    </svg>
  );
}
