import { makeEngine } from '../../runtime/engine.tsx';
import { beginPipeline, type PipelineData, type PipelineWorld } from './world.ts';

export const { Provider: PipelineProvider, useDemo: usePipeline } = makeEngine<
  PipelineData,
  PipelineWorld
>({ version: 1, begin: beginPipeline });
