/** The server, which prints the address of each module that it loads. */
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    console.log(`loads ${url}`);
    return next(url, context);
  },
});
await import('../src/server.ts');
