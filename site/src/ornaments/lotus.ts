/** The lotus (shapla) of the kantha, in paths around 0 0. Its tips are 100 away, and there are eight. */
const petals = 8;

function at(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)].map((one) => Math.round(one * radius)).join(' ');
}

/**
 * A row of stitches around the lotus.
 * @param valley how far from the middle it lies between two petals: the farther, the rounder
 */
export function lotusRow(valley: number): string {
  const half = 180 / petals;
  const shoulder = (100 + 3 * valley) / 4 + 3;
  const neck = (100 + valley) / 2;
  const curves = Array.from({ length: petals }, (_, petal) => {
    const tip = 2 * half * petal;
    const next = tip + 2 * half;
    const middle = tip + half;
    return `C${at(neck, tip + 5)} ${at(shoulder, middle - 9)} ${at(valley, middle)}C${at(shoulder, middle + 9)} ${at(neck, next - 5)} ${at(100, next)}`;
  });
  return `M${at(100, 0)}${curves.join('')}Z`.replaceAll(' -', '-');
}

/** The petal that points up, with its rib. */
export const petal = 'M0-22C22-38 20-78 0-100C-20-78-22-38 0-22M0-34V-84';

/** How each of the eight is turned. */
export const turns = Array.from({ length: petals }, (_, petal) => (360 / petals) * petal);
