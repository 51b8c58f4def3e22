import { Agent, createServer, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { send } from '../../testing/browser/http.ts';
import { AbandonedBodies } from './abandoned-bodies.ts';

const LENGTH = 16 * 1024 * 1024;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Refuses every POST once as much of it is here as is kept unread, and answers any GET. */
async function serve(rests: AbandonedBodies) {
  const { promise: refused, resolve: refuse } = Promise.withResolvers<IncomingMessage>();
  const server = createServer((request, reply) => {
    if (request.method !== 'POST') return reply.end('here');
    const answer = () => {
      if (request.readableLength <= request.readableHighWaterMark) return setImmediate(answer);
      rests.take(request);
      refuse(request);
      return reply.writeHead(429).end('too many');
    };
    return answer();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { port: address !== null && typeof address === 'object' ? address.port : 0, refused };
}

/** Sends all of a body, whatever is answered meanwhile. */
function upload(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.resume();
  const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${LENGTH}\r\n\r\n`;
  socket.write(Buffer.concat([Buffer.from(head), Buffer.alloc(LENGTH)]));
  return socket;
}

it('takes a body that was answered no faster than it is meant to', async () => {
  const { port, refused } = await serve(new AbandonedBodies(1));
  const socket = upload(port);
  const { socket: taken } = await refused;
  const sizes = new Set<number>();
  // Unhindered, some megabytes come between two of these.
  for (let look = 0; look < 50; look += 1) {
    expect((await send(port, { path: '/' })).text).toBe('here');
    sizes.add(taken.bytesRead);
  }
  expect(Math.max(...sizes)).toBeLessThan(LENGTH / 4);
  expect(sizes.size).toBeLessThan(5);
  socket.destroy();
});

it('knows how many come, and forgets those that hung up', async () => {
  const rests = new AbandonedBodies(1024);
  const { port } = await serve(rests);
  const sockets = [upload(port), upload(port), upload(port)];
  await expect.poll(() => rests.coming).toBe(3);
  for (const socket of sockets) socket.resetAndDestroy();
  await expect.poll(() => rests.coming).toBe(0);
});

it('takes it to its end, so that the line can be used again', async () => {
  const rests = new AbandonedBodies();
  const { port } = await serve(rests);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  closing.push(() => agent.destroy());
  const body = Buffer.alloc(1024 * 1024);
  const answer = await send(port, { method: 'POST', path: '/', body, agent });
  expect([answer.status, answer.text]).toEqual([429, 'too many']);
  expect((await send(port, { path: '/', agent })).text).toBe('here');
  await expect.poll(() => rests.coming).toBe(0);
});
