/**
 * Holds a number of keep-alive connections open that have asked once and then say nothing, and as
 * many slow clients as given that send one byte of a request per second. Prints when they stand.
 * Usage: node scripts/bench/idle.ts <port> <idle connections> <slow clients>
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const [port = 0, idle = 10_000, slow = 100] = process.argv.slice(2).map(Number);
const request = 'HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const connectedAtOnce = 200;

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // The server may cut off who is too slow; that is what is to be seen.
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

async function openIdle(): Promise<void> {
  const socket = await open();
  socket.write(request);
  await once(socket, 'data');
}

async function openSlow(): Promise<void> {
  const socket = await open();
  let sent = 0;
  const timer = setInterval(() => {
    socket.write(request.charAt(sent));
    sent += 1;
  }, 1000);
  socket.on('close', () => clearInterval(timer));
}

for (let opened = 0; opened < idle; opened += connectedAtOnce) {
  const count = Math.min(connectedAtOnce, idle - opened);
  await Promise.all(Array.from({ length: count }, openIdle));
}
await Promise.all(Array.from({ length: slow }, openSlow));
console.log('ready');
