import { shellWordsSchema } from '@nokshi/showroom/shell/words-schema.ts';
import { words } from './words.ts';

/** content/showroom: the sentences of the frame around every demo. */
export const showroom = shellWordsSchema(words);
