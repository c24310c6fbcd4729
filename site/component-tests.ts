/** What holds for every test of components, set by vitest.config.ts before each file. */
import { configure } from '@testing-library/react';

// A busy machine takes longer than the second that is usual, and how long is no behaviour.
configure({ asyncUtilTimeout: 20_000 });
