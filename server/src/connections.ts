import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How often a server that stops looks for connections to let go. */
const lookMilliseconds = 50;

/**
 * The open connections of the servers that we listen with. Closing them, a server waits for answers
 * that are being worked on and for nothing else: Node.js alone would wait for connections on which
 * nothing came (nodejs/node#63452) and for requests that never end.
 */
export class Connections {
  readonly #open = new Set<Socket>();
  /** Those on which a whole request has come and no answer has gone yet. */
  readonly #awaitAnswer = new Set<Socket>();

  /** Knows the connections of a server from now on. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.once('close', () => {
        this.#open.delete(socket);
        this.#awaitAnswer.delete(socket);
      });
    });
  }

  /** A request has come whole, and its answer is to be waited for: it may say that something was kept. */
  requestCame(socket: Socket): void {
    if (this.#open.has(socket)) this.#awaitAnswer.add(socket);
  }

  /** Its answer was handed over. */
  answerWent(socket: Socket): void {
    this.#awaitAnswer.delete(socket);
  }

  /**
   * Lets all connections go: the silent ones at once, the others when they are done.
   * @param patienceMilliseconds how long a request may still take to arrive, and an answer to be read
   * @returns once none is open
   */
  async close(patienceMilliseconds: number): Promise<void> {
    for (const socket of this.#open) if (socket.bytesRead === 0) socket.destroy();
    const busyUntil = new Map<Socket, number>();
    const end = performance.now() + patienceMilliseconds;
    while (this.#open.size > 0) {
      await pause(lookMilliseconds);
      const now = performance.now();
      for (const socket of this.#open) {
        if (this.#awaitAnswer.has(socket)) busyUntil.set(socket, now + patienceMilliseconds);
        else if (now > (busyUntil.get(socket) ?? end)) socket.destroy();
      }
    }
  }
}
