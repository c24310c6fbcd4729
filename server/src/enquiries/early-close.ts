import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who sends nothing for this long after the answer won't close the connection. */
const silenceMilliseconds = 5000;

/**
 * Ends a connection with an answer that doesn't wait for the body. What arrives at a closed socket
 * makes the system take back what was sent, and the visitor would see a broken connection in place of
 * the answer: so only our direction is closed, and the rest is dropped until theirs is (RFC 9112, 9.6)
 * or the request has taken too long (REQUEST_TIMEOUT_SECONDS).
 */
export function closeAfterAnswer(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close');
  const { socket } = request.raw;
  // Node.js calls this after the last response of a connection.
  socket.destroySoon = () => {
    socket.end();
    socket.setTimeout(silenceMilliseconds);
  };
}
