import type { Plugin } from 'vite';

/**
 * What many scripts share, in one file for each purpose: left alone, the bundler cuts one for each set of
 * scripts that have something in common, and small files compress badly and cost a head each.
 */
export function sharedFiles(): Plugin {
  return {
    name: 'shared-files',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          {
            // Whatever runs on a page needs all of it.
            name: 'react',
            test: /node_modules\/(?:react|react-dom|scheduler)\//,
          },
          {
            // What the desk's first page and its later rooms both take.
            name: 'desk',
            test: /desk\/src\/(?!content|numbers|settings)|node_modules\/(?:swr|wouter)\//,
          },
          {
            // Languages, digits and days: some hundred bytes each.
            name: 'said',
            test: /forms\/src\/(?:languages|digits|letters|part-of-day|calendar-day|fill)\.ts$/,
          },
        ],
      },
    }),
  };
}
