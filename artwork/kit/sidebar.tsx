/** The menu of an application: a name, then entries with icons, one of them chosen. */
import type { ReactNode } from 'react';
import { Box } from './box.tsx';
import { Icon } from './icon.tsx';
import { T } from './text.tsx';
import { v } from './theme.ts';

interface SidebarProps {
  w?: number;
  brand: ReactNode;
  items: readonly (readonly [icon: string, label: string])[];
  active: string;
  bg?: string;
  color?: string;
  /** fill and words of the chosen entry */
  chosen?: string;
  onChosen?: string;
  foot?: ReactNode;
}

export function Sidebar(props: SidebarProps) {
  const { w = 290, brand, items, active, bg = v.accent, color = v.onAccent } = props;
  const { chosen = 'oklch(1 0 0 / .16)', onChosen = color, foot } = props;
  return (
    <Box w={w} bg={bg} color={color} pad="34 22 26" gap={6}>
      <Box pad="0 14 26">{brand}</Box>
      {items.map(([icon, label]) => {
        const on = label === active;
        return (
          <Box
            key={label}
            row
            gap={16}
            pad="13 16"
            round={14}
            bg={on ? chosen : undefined}
            color={on ? onChosen : undefined}
            style={{ opacity: on ? 1 : 0.72 }}
          >
            <Icon name={icon} size={28} />
            <T size={24} weight={on ? 600 : 500} line>
              {label}
            </T>
          </Box>
        );
      })}
      {foot ? <Box style={{ marginTop: 'auto' }}>{foot}</Box> : null}
    </Box>
  );
}
