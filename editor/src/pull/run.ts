/** `pull` into the content of this clone: pull/run.ts URL. Started by `npm run desk -- content pull URL`. */
import { resolve } from 'node:path';
import { root } from '../../../toolchain/run.mjs';
import { pull } from './pull.ts';

const content = resolve(root, process.env['CONTENT_DIR'] || 'content');
process.exitCode = await pull(content, process.argv[2] ?? '', process);
process.stdin.destroy();
