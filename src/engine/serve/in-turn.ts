import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Waiting = () => void;

/**
 * Answers the requests of a connection one at a time. Node emits all pipelined requests at once; each would hold a file
 * open until its turn, or forever if the client leaves first, because a response that never had its turn is never
 * closed.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, Waiting[]>();

  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket);
    const answer = () => answerOne(request, response);
    if (queue === undefined) {
      queues.set(socket, []);
      answer();
    } else queue.push(answer);
  };

  function answerOne(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // The connection is gone, so neither this response nor the queued ones will have a turn.
    if (response.socket === null) return;
    response.once('close', () => {
      const next = queues.get(socket)?.shift();
      if (next === undefined) queues.delete(socket);
      else next();
    });
    listener(request, response);
  }
}
