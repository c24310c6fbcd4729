import { makeRoom } from '../../room/room.tsx';
import { beginPipeline, type PipelineData, type PipelineWorld } from './world.ts';

export const { Room: PipelineRoom, useRoom: usePipeline } = makeRoom<PipelineData, PipelineWorld>(
  1,
  beginPipeline,
);
