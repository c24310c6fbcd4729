import { fileURLToPath } from 'node:url';
import { formKinds, postPath } from '@nokshi/forms/forms.ts';
import type { AstroIntegration } from 'astro';
import type { FastifyInstance } from 'fastify';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Where the forms are posted to; all else is the site's. */
const addresses = formKinds.map((kind) => `/api${postPath(kind)}`);

/** The two modules of the server that are loaded here; the site itself never imports from it. */
type AppModule = { buildApp: (environment: unknown) => Promise<FastifyInstance> };
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
        let running: Promise<FastifyInstance> | undefined;

        const app = async () => {
          const module = (await server.ssrLoadModule(path('../../server/src/app.ts'))) as AppModule;
          if (module !== loaded) {
            const previous = running;
            loaded = module;
            running = start(module, previous);
          }
          return running;
        };
        const start = async (module: AppModule, previous: Promise<FastifyInstance> | undefined) => {
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
