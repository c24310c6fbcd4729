import { parentPort, workerData } from 'node:worker_threads';
import { weaknessOf } from './password-strength.ts';

const { password, words } = workerData as { password: string; words: readonly string[] };
parentPort?.postMessage(await weaknessOf(password, words));
