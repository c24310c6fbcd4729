import { parentPort, workerData } from 'node:worker_threads';
import { type Asking, FileReader } from './file-reader.ts';
import type { Told } from './sqlite-source.ts';

const reader = new FileReader(String(workerData));
const tell = (told: Told) => parentPort?.postMessage(told);

parentPort?.on('message', async (asking: Asking) => tell(await reader.answer(asking)));
tell('begun');
