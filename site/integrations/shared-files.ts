import type { Plugin } from 'vite';

const beginning = 'engine-';

/** The folders of desk/src whose scripts and styles are fetched when they are opened (desk/src/Desk.tsx). */
export const laterDeskFolders = ['content', 'numbers', 'retention', 'settings', 'users'];

/** Whether a script holds all that the demos of an engine begin with. */
export const isBeginningOfEngine = (name: string): boolean => name.startsWith(beginning);

/**
 * Puts modules that many scripts share into one file for each purpose: left alone, the bundler cuts one for each set of
 * scripts that have something in common, and small files compress badly and cost a head each.
 */
export function sharedFiles(): Plugin {
  return {
    name: 'shared-files',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (options) => ({
      ...options,
      // Without what Astro adds for the script of a component: every page names some.
      entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          {
            // All that the demos of an engine begin with, whatever its later screens share of it.
            name: (id) => `${beginning}${/engines\/(\w+)\//.exec(id)?.[1]}`,
            test: /showroom\/src\/engines\/\w+\/(?!Demo\.tsx)/,
            tags: ['$initial'],
          },
          {
            // All of it or nothing is needed.
            name: 'react',
            test: /node_modules\/(?:react|react-dom|scheduler)\//,
          },
          {
            // The modules that every demo starts with, whatever its engine.
            name: 'demo',
            test: /showroom\/src\/(?:(?:brand|demo|shell|runtime)\/|engines\/bears\.|words\/(?:clock|days|seeded|speech|taka)|ui\/(?:Button|Field|Guarded|Header|LanguageChoice|later|layout|Sign|Stage)\.)/,
            tags: ['$initial'],
          },
          {
            // The modules that the first page of the desk shares with its later rooms.
            name: 'desk',
            test: new RegExp(
              `desk/src/(?!${laterDeskFolders.join('|')})|contract/src/desk-words/|node_modules/(?:swr|wouter)/`,
            ),
          },
          {
            // Languages, addresses, digits, numbers, days and how words sound: some hundred bytes each.
            name: 'language',
            test: /forms\/src\/(?:languages|on-host|digits|graphemes|part-of-day|calendar-day|local-time|fill|search-words|written-number|plain-signs|invisible-signs)\.ts$|content\/languages\.json/,
          },
        ],
      },
    }),
  };
}
