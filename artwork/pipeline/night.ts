/**
 * Turns a scene to the colours of the night, in the page: pale grounds become dark ones of their hue, what
 * is written on them light; what is bright and large is dimmed. Drawings and buttons stay as they are.
 */
export function turnToNight(): void {
  type Colour = { light: number; chroma: number; hue: number };
  const scene = document.body.firstElementChild;
  if (!scene) return;
  const all = [scene, ...scene.querySelectorAll('*')].filter(
    (element): element is HTMLElement | SVGSVGElement =>
      element instanceof HTMLElement || element instanceof SVGSVGElement,
  );
  const whole = scene.getBoundingClientRect();
  const hueOfNight = 275;

  /** A colour that covers what is behind it; nothing for others. */
  function colourOf(value: string): Colour | undefined {
    if (value === 'rgb(255, 255, 255)') return { light: 1, chroma: 0, hue: 0 };
    const [, light, chroma, hue, alpha = '1'] =
      /^oklch\(([\d.]+) ([\d.]+) ([\d.]+|none)(?: \/ ([\d.]+))?\)$/.exec(value) ?? [];
    if (light === undefined || Number(alpha) < 0.5) return undefined;
    return { light: Number(light), chroma: Number(chroma), hue: Number(hue) || 0 };
  }
  const written = ({ light, chroma, hue }: Colour) =>
    `oklch(${light.toFixed(3)} ${chroma.toFixed(3)} ${hue})`;

  const isPale = ({ light }: Colour) => light >= 0.85;
  /** A tint of a hue, not paper. */
  const isTint = ({ light, chroma }: Colour) => chroma >= 0.03 || light < 0.88;

  function groundByNight(ground: Colour): Colour {
    if (isTint(ground))
      return { light: 0.36, chroma: Math.min(0.075, 1.4 * ground.chroma), hue: ground.hue };
    return { light: 0.26 - 0.7 * (1 - ground.light), chroma: 0.045, hue: hueOfNight };
  }
  const dimmed = ({ light, chroma, hue }: Colour): Colour => ({
    light: 0.45 * light,
    chroma: Math.min(0.09, 0.6 * chroma),
    hue,
  });
  function inkByNight({ light, chroma, hue }: Colour): Colour {
    if (light > 0.68) return { light, chroma, hue };
    return chroma < 0.06
      ? { light: 0.96 - 0.8 * Math.max(0, light - 0.24), chroma: 0.015, hue: 85 }
      : { light: 0.84, chroma: Math.min(0.12, chroma), hue };
  }

  /** Whether what an element stands on is turned, by element. */
  const turned = new Map<Element, boolean>();
  const changes: (() => void)[] = [];
  for (const element of all) {
    const { backgroundColor, color, borderTopColor } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const ground = colourOf(backgroundColor);
    const isLine = Math.min(width, height) <= 4;
    const isLarge = width * height > 0.2 * whole.width * whole.height;
    const isBright =
      ground !== undefined &&
      isLarge &&
      ground.light > 0.6 &&
      (element === scene || !isPale(ground));
    const isTurned = ground
      ? isPale(ground) || isBright
      : (turned.get(element.parentElement ?? scene) ?? false);
    turned.set(element, isTurned);
    const ink = colourOf(color);
    const edge = colourOf(borderTopColor);
    changes.push(() => {
      if (ground && isLine && isPale(ground))
        element.style.backgroundColor = `oklch(.38 .05 ${hueOfNight})`;
      else if (ground && isTurned)
        element.style.backgroundColor = written(isBright ? dimmed(ground) : groundByNight(ground));
      if (ink) element.style.color = isTurned ? written(inkByNight(ink)) : color;
      if (edge && isPale(edge)) element.style.borderColor = `oklch(.38 .05 ${hueOfNight})`;
    });
  }
  for (const change of changes) change();
}
