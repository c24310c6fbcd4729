import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const readers = 4;
const millisecondsBetweenReads = 5;

/** @returns milliseconds until the whole page was read */
function readHomePage(agent: Agent, address: string): Promise<number> {
  const start = performance.now();
  return new Promise((done, failed) => {
    const request = get(`${address}/`, { agent, headers: { 'accept-encoding': 'br' } });
    request.on('error', failed);
    request.on('response', (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? done(performance.now() - start)
          : failed(new Error(`status ${response.statusCode}`)),
      );
    });
  });
}

/** Reads the home page over several connections until `end`. @returns how long each reading took, in order of length */
export async function readUntil(end: Promise<unknown>, address: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const times: number[] = [];
  let isOver = false;
  const over = end.then(() => {
    isOver = true;
  });
  const read = async () => {
    while (!isOver) {
      times.push(await readHomePage(agent, address));
      await pause(millisecondsBetweenReads);
    }
  };
  await Promise.all([over, ...Array.from({ length: readers }, read)]);
  agent.destroy();
  return times.sort((one, other) => one - other);
}
