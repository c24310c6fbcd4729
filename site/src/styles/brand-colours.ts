import { hex } from './oklch.ts';

/** The colours of styles/tokens.css that are needed outside the pages. */
export const brandColours = ({
  primaryHue,
  accentHue,
}: {
  primaryHue: number;
  accentHue: number;
}) => ({
  brand950: hex([0.2, 0.07, primaryHue]),
  brand900: hex([0.26, 0.1, primaryHue]),
  brand700: hex([0.43, 0.19, primaryHue]),
  inkSoft: hex([0.86, 0.03, primaryHue]),
  accent400: hex([0.82, 0.16, accentHue]),
  muslin50: hex([0.985, 0.008, 85]),
  night900: hex([0.165, 0.03, primaryHue]),
});
export type BrandColours = ReturnType<typeof brandColours>;
