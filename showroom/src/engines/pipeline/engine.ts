import { makeEngine } from '../../runtime/engine.tsx';
import { bears } from '../bears.ts';
import { beginPipeline } from './begin.ts';
import type { PipelineData } from './data.ts';
import type { PipelineWorld } from './world.ts';

export const { Provider: PipelineProvider, useDemo: usePipeline } = makeEngine<
  PipelineData,
  PipelineWorld
>({
  version: 3,
  bears: bears.pipeline,
  begin: beginPipeline,
  schema: () => import('./world-schema.ts'),
});
