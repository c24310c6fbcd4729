import type { Plugin } from 'vite';

/**
 * What the desk's first page and its later rooms both take, in one file: left alone, the bundler cuts one
 * for each set of rooms that share something, and small files compress badly.
 */
export function deskInOneFile(): Plugin {
  return {
    name: 'desk-in-one-file',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          {
            name: 'desk',
            test: /desk\/src\/(?!content|numbers|settings)|node_modules\/(?:swr|wouter)\//,
          },
        ],
      },
    }),
  };
}
