import { parentPort, workerData } from 'node:worker_threads';
import { cleanDrawing } from './clean-drawing.ts';

parentPort?.postMessage(cleanDrawing(workerData as string));
