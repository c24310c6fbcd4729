import { existsSync } from 'node:fs';
import { serve } from './serve.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const stop = await serve({
  variables: process.env,
  say: console.error,
  exit: (code) => process.exit(code),
});
if (stop) {
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
