import { type Atrule, type CssNode, generate, List, parse, type Rule } from 'css-tree';
import { layerOrder } from './layers.ts';

/** A rule of a style sheet, or an at-rule without rules in it, with the conditions it stands in. */
export interface LeafRule {
  readonly node: Rule | Atrule;
  /** The at-rules around it from the outermost: media, supports, layers. */
  readonly conditions: readonly Atrule[];
  /** The cascade layer that it belongs to, if any. */
  readonly layer: string | undefined;
}

/** At-rules with style rules in them. All others hold together. */
const grouping = new Set(['media', 'supports', 'container', 'layer', 'starting-style', 'scope']);

/**
 * The leaves of a style sheet in their order.
 * @throws for CSS that a browser would drop
 */
export function leafRulesOf(css: string): LeafRule[] {
  const leaves: LeafRule[] = [];
  gather(parse(css, { parseCustomProperty: true }), [], undefined);
  return leaves;

  function gather(parent: CssNode, conditions: readonly Atrule[], layer: string | undefined) {
    const children = parent.type === 'StyleSheet' || parent.type === 'Block' ? parent.children : [];
    for (const node of children) {
      if (node.type === 'Raw') throw new Error(`This is no CSS: ${node.value.slice(0, 80)}`);
      if (node.type === 'Rule') leaves.push({ node, conditions, layer });
      if (node.type !== 'Atrule' || isLayerStatement(node)) continue;
      const { block, name, prelude } = node;
      if (!block || !grouping.has(name)) leaves.push({ node, conditions, layer });
      else if (name === 'layer') gather(block, conditions, prelude ? generate(prelude) : layer);
      else gather(block, [...conditions, node], layer);
    }
  }
}

/** Their order is that of layers.ts in every sheet. */
const isLayerStatement = ({ name, block }: Atrule) => name === 'layer' && !block;

/**
 * The style sheet of leaves: those without a layer first, then one block for each layer, in the order that
 * all sheets state alike. Within a layer they keep their order.
 */
export function sheetOf(leaves: readonly LeafRule[]): string {
  const byLayer = Map.groupBy(leaves, ({ layer }) => layer);
  const layered = layerOrder.flatMap((layer) => {
    const own = byLayer.get(layer);
    return own ? [`@layer ${layer}{${block(own)}}`] : [];
  });
  const statement = layered.length > 0 ? `@layer ${layerOrder.join()};` : '';
  return statement + block(byLayer.get(undefined) ?? []) + layered.join('');
}

/** Neighbouring rules under the same conditions are printed under one copy of them. */
function block(leaves: readonly LeafRule[], depth = 0): string {
  let css = '';
  for (let start = 0; start < leaves.length; ) {
    const first = leaves[start] as LeafRule;
    const condition = headOf(first, depth);
    let end = start + 1;
    while (end < leaves.length && headOf(leaves[end] as LeafRule, depth) === condition) end += 1;
    const group = leaves.slice(start, end);
    css +=
      condition === undefined
        ? group.map(({ node }) => generate(node)).join('')
        : `${condition}{${block(group, depth + 1)}}`;
    start = end;
  }
  return css;
}

function headOf({ conditions }: LeafRule, depth: number): string | undefined {
  const condition = conditions[depth];
  return (
    condition && `@${condition.name}${condition.prelude ? ` ${generate(condition.prelude)}` : ''}`
  );
}

/** The selectors of a rule, as written; empty for an at-rule. */
export const selectorOf = ({ node }: LeafRule): string =>
  node.type === 'Rule' ? generate(node.prelude) : '';

/** The property that a part of a rule gives a value; nothing for what is nested in it. */
export const propertyOf = (node: CssNode): string =>
  node.type === 'Declaration' ? node.property : '';

/** The declarations of a rule; empty for an at-rule. */
export const declarationsOf = ({ node }: LeafRule): CssNode[] =>
  node.type === 'Rule' ? node.block.children.toArray() : [];

/** A rule with some of its declarations alone. */
export function withDeclarations(
  leaf: LeafRule,
  keeps: (declaration: CssNode) => boolean,
): LeafRule {
  const node = leaf.node as Rule;
  const kept = declarationsOf(leaf).filter(keeps);
  const block = { ...node.block, children: new List<CssNode>().fromArray(kept) };
  return { ...leaf, node: { ...node, block } };
}
