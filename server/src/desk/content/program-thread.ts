import { parentPort } from 'node:worker_threads';
import { fingerprintOfProgram } from '../../../../toolchain/fingerprint.mjs';

parentPort?.postMessage(fingerprintOfProgram());
