import { ownVariables } from './env-file.ts';
import { serve } from './serve.ts';

// Enquiries and drafts are for this account alone; what is begun from here inherits it.
process.umask(0o077);

const stop = await serve({
  readVariables: ownVariables,
  say: console.error,
  exit: (code) => process.exit(code),
});
if (stop) {
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
