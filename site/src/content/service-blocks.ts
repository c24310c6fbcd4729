import type { Language } from '@nokshi/forms/languages.ts';
import type { ServiceBlock } from './block-texts.ts';
import type { Testimonial } from './people.ts';
import { resolvePicture } from './pictures.ts';
import type { Text } from './text.ts';

type Block = ServiceBlock<Text>;
type PlanBlock = Extract<Block, { kind: 'plan' }>;
type Cell = PlanBlock['plan']['rows'][number]['cells'][number];

/** A cell of the table of plans: yes, no, or words. */
export type PlanCell = true | false | { words: Text };

/** The table of plans as a page shows it, its prices in words. */
export type PlanView = {
  plans: { name: Text; price: Text }[];
  rows: { label: Text; cells: PlanCell[] }[];
};

/**
 * A block as a page shows it.
 * @param prices what stands for the lowest price of the service, and for one that is quoted
 * @param testimonials of all clients, among them the one that the block names
 */
export async function blockView(
  block: Block,
  prices: Record<PlanBlock['plan']['plans'][number]['price'], Text>,
  testimonials: readonly Testimonial[],
  language: Language,
) {
  const picture = await resolvePicture(block.picture, 'block', language);
  switch (block.kind) {
    case 'plan':
      return { ...block, picture, plan: planView(block.plan, prices) };
    case 'quote': {
      const testimonial = testimonials.find(({ id }) => id === block.testimonial);
      if (!testimonial) throw new Error(`content/testimonials lacks ${block.testimonial}`);
      return { ...block, picture, testimonial };
    }
    default:
      return { ...block, picture };
  }
}
export type BlockView = Awaited<ReturnType<typeof blockView>>;

const planView = (
  { plans, rows }: PlanBlock['plan'],
  prices: Parameters<typeof blockView>[1],
): PlanView => ({
  plans: plans.map(({ name, price }) => ({ name, price: prices[price] })),
  rows: rows.map(({ label, cells }) => ({
    label,
    cells: cells.map(cellView),
  })),
});

function cellView(cell: Cell): PlanCell {
  switch (cell.is) {
    case 'included':
      return true;
    case 'absent':
      return false;
    case 'words':
      return { words: cell.words };
  }
}
