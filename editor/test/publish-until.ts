/**
 * Publishes in a process of its own, which says each state that it is in, and stops for good at the one
 * that it is given, so that it can be killed there: publish-until.ts CONTENT FOLDER STATE
 */

import { publish } from '../src/publish/publish.ts';
import { publishFolders, quickly, sayPrice } from './publish-folders.ts';

const [content = '', directory = '', last = ''] = process.argv.slice(2);
const place = publishFolders(content, directory);
sayPrice(place, 9999);
const forGood = new Int32Array(new SharedArrayBuffer(4));

await publish(
  place,
  'Rahim',
  ({ state, progress }) => {
    const told = `${state} ${progress}`;
    if (state !== last && told !== last) return;
    process.send?.('stopped');
    Atomics.wait(forGood, 0, 0);
  },
  quickly,
);
process.disconnect();
