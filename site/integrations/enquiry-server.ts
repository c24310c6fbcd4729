import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { formIds, postPath } from '@nokshi/forms/forms.ts';
import type { AstroIntegration } from 'astro';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Where the forms are posted to; all else is the site's. */
const addresses = formIds.map((kind) => `/api${postPath(kind)}`);

/** The interface of the enquiry server; the site itself never imports from it. */
type App = {
  ready(): PromiseLike<unknown>;
  routing(request: IncomingMessage, response: ServerResponse): void;
  close(): PromiseLike<unknown>;
};
type AppModule = { buildApp: (environment: unknown) => Promise<App> };
type EnvironmentModule = { readEnvironment: (variables: NodeJS.ProcessEnv) => unknown };

/**
 * Runs the enquiry server inside `npm run dev`, so that the forms work there too: one process.
 * An edit in server/ takes effect at the next request.
 */
export function enquiryServer(): AstroIntegration {
  return {
    name: 'enquiry-server',
    hooks: {
      'astro:server:setup': ({ server }) => {
        let loaded: AppModule | undefined;
        let running: Promise<App> | undefined;

        const app = async () => {
          const module = (await server.ssrLoadModule(path('../../server/src/app.ts'))) as AppModule;
          if (module !== loaded) {
            const previous = running;
            loaded = module;
            running = start(module, previous);
          }
          return running;
        };
        const start = async (module: AppModule, previous: Promise<App> | undefined) => {
          await (await previous)?.close();
          const { readEnvironment } = (await server.ssrLoadModule(
            path('../../server/src/environment.ts'),
          )) as EnvironmentModule;
          const instance = await module.buildApp(
            readEnvironment({ ...process.env, SITE_DIR: 'site/none-in-development' }),
          );
          await instance.ready();
          return instance;
        };

        server.middlewares.use((request, response, next) => {
          const [address = ''] = request.url?.split('?') ?? [];
          if (!addresses.includes(address)) return next();
          app().then((instance) => instance?.routing(request, response), next);
        });
        server.httpServer?.once('close', () => running?.then((instance) => instance.close()));
      },
    },
  };
}
