// A load generator that runs as a worker. Each connection sends its next request as soon as it has a response.
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * @typedef {{ origin: string, pathname: string, status: number, connections: number, milliseconds: number }} Order
 * @typedef {{ times: number[], errors: string[], milliseconds: number }} Answers `times`: how long each response took
 */

/** @type {Order} */
const { origin, pathname, status, connections, milliseconds } = workerData;
const { hostname, port } = new URL(origin);
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Sends one request. @returns {Promise<string | undefined>} what was wrong */
function ask() {
  return new Promise((resolve) => {
    const asked = request(
      // The path is sent as it is. A URL object would normalize unusual spellings.
      { hostname, port, path: pathname, agent, headers: { 'accept-encoding': 'gzip, br' } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk) => (bytes += chunk.length));
        response.on('error', (error) => resolve(error.message));
        response.on('end', () => {
          const expected = Number(response.headers['content-length'] ?? bytes);
          if (response.statusCode !== status) resolve(`${response.statusCode} instead of ${status}`);
          else if (bytes !== expected) resolve(`${bytes} of ${expected} bytes`);
          else resolve(undefined);
        });
      },
    );
    asked.on('error', (error) => resolve(error.message));
    asked.end();
  });
}

/** @type {number[]} */
const times = [];
/** @type {string[]} */
const errors = [];
const started = performance.now();
const reader = async () => {
  while (performance.now() - started < milliseconds) {
    const asked = performance.now();
    const wrong = await ask();
    if (wrong === undefined) times.push(performance.now() - asked);
    else errors.push(wrong);
  }
};
await Promise.all(Array.from({ length: connections }, reader));
agent.destroy();
parentPort?.postMessage({ times, errors, milliseconds: performance.now() - started }, []);
