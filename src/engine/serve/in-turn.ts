import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Waiting = () => void;

/**
 * Answers the requests of a connection one after the other. Node hands over all that a client has pipelined at once; each would
 * hold a file open until its turn, and for ever where the client leaves before that: a response that never had its turn is
 * never closed.
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
    // Without a connection the response has missed its turn, and so have those after it.
    if (response.socket === null) return;
    response.once('close', () => {
      const next = queues.get(socket)?.shift();
      if (next === undefined) queues.delete(socket);
      else next();
    });
    listener(request, response);
  }
}
