import { frameWordsSchema } from '@nokshi/showroom/frame/words-schema.ts';
import { words } from './words.ts';

/** content/showroom: the sentences of the frame around every demo. */
export const showroom = frameWordsSchema(words);
