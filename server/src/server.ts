import { ownVariables } from './env-file.ts';
import { serve } from './serve.ts';

const stop = await serve({
  readVariables: ownVariables,
  say: console.error,
  exit: (code) => process.exit(code),
});
if (stop) {
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
