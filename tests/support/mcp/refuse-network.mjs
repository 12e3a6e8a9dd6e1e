// Loaded before the server: whoever opens a connection or looks a host up gets an error, and standard error names it.
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

/** @param {string} what @returns {() => never} */
const refuse = (what) => () => {
  console.error(`NETWORK: ${what}`);
  throw new Error('There is no network in this test.');
};

net.Socket.prototype.connect = refuse('connect');
net.Server.prototype.listen = refuse('listen');
dgram.createSocket = refuse('dgram');
dns.lookup = /** @type {any} */ (refuse('lookup'));
