/** An icon of Iconify: `<Icon name="tabler:truck" size={32} />`; also simple-icons and devicon. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CSSProperties } from 'react';

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
  width?: number;
  height?: number;
}

const require = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

function setOf(prefix: string): IconSet {
  const known = sets.get(prefix);
  if (known) return known;
  const file = require.resolve(`@iconify-json/${prefix}/icons.json`);
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  sets.set(prefix, set);
  return set;
}

interface IconProps {
  name: string;
  size?: number;
  color?: string | undefined;
  /** stroke width for tabler's outlines (24 px grid) */
  stroke?: number;
  style?: CSSProperties;
}

export function Icon({ name, size = 28, color, stroke, style }: IconProps) {
  const [prefix = '', key = ''] = name.split(':');
  const set = setOf(prefix);
  const icon = set.icons[key] ?? set.icons[set.aliases?.[key]?.parent ?? ''];
  if (!icon) throw new Error(`there is no icon ${name}`);
  const body = stroke
    ? icon.body.replaceAll('stroke-width="2"', `stroke-width="${stroke}"`)
    : icon.body;
  const box = `0 0 ${icon.width ?? set.width ?? 16} ${icon.height ?? set.height ?? 16}`;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={box}
      style={{ color, ...style }}
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
