import type { Language } from '@nokshi/forms/languages.ts';
import type { BlockView } from '../content/service-blocks.ts';
import { StitchedList } from '../ui/StitchedList.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { BlockSteps } from './BlockSteps.tsx';
import { ClientQuote } from './ClientQuote.tsx';
import { FeatureBlock } from './FeatureBlock.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import { type PlanLabels, PlanTable } from './PlanTable.tsx';

/** A block of a service page, its words set by what they say; `flipped` puts the picture left. */
export function ServiceBlock({
  block,
  id,
  flipped,
  labels,
  language,
}: {
  block: BlockView;
  id: string;
  flipped: boolean;
  labels: PlanLabels;
  language: Language;
}) {
  const { title, text, picture } = block;
  const frame = { id, title, text, picture, flipped };
  switch (block.kind) {
    case 'picture':
      return <FeatureBlock {...frame} list={<StitchedList lines={block.points} />} />;
    case 'steps':
      return (
        <FeatureBlock {...frame} below={<BlockSteps steps={block.points} language={language} />} />
      );
    case 'before-after':
      return <FeatureBlock {...frame} below={<BeforeAfter {...block} id={id} />} />;
    case 'plan':
      return (
        <FeatureBlock
          {...frame}
          list={<StitchedList lines={block.points} />}
          below={<PlanTable {...block.plan} labels={labels} headingId={id} />}
        />
      );
    case 'sheet':
      return (
        <FeatureBlock
          {...frame}
          across
          below={<PaperSheet title={block.sheet} rows={block.rows} id={id} />}
        />
      );
    case 'quote':
      return (
        <FeatureBlock
          {...frame}
          list={<StitchedList lines={block.points} />}
          below={<ClientQuote testimonial={block.testimonial} />}
        />
      );
  }
}
