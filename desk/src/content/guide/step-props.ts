import type { Guide } from '@nokshi/contract/guide.ts';
import type { GuideState } from './useGuide.ts';

/** What each step of the guide is made of. */
export type StepProps = { guide: Guide; state: GuideState };
