/** The setup of every component test, run by vitest.config.ts before each file. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes longer than the second that is usual, and how long is no behaviour.
configure({ asyncUtilTimeout: 20_000 });

// Files of one worker share a document; the library tidies it by itself only where `afterEach` is global.
afterEach(cleanup);
