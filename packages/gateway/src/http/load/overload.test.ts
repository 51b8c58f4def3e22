import { endpoints, type Endpoint } from '@livery/contract';
import Fastify from 'fastify';
import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, afterEach, expect, it } from 'vitest';
import { loadMerchants } from '../../kernel/sites/merchants.ts';
import { createSites } from '../../kernel/sites/sites.ts';
import { send, type Sent } from '../../testing/browser/http.ts';
import { writeSites } from '../../testing/sites.ts';
import { envelopeErrors } from '../replies/envelope.ts';
import { shedLoad, type LoadLimits } from './overload.ts';

const { file, folder } = writeSites();
const merchants = loadMerchants(file);
afterAll(() => rmSync(folder, { recursive: true }));

const stream = Object.values(endpoints).find((one: Endpoint) => one.streams === true)?.path ?? '';
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server with something that takes long, something quick, and streams. */
async function serve(limits: Partial<LoadLimits>, log?: Writable) {
  const logger = log === undefined ? false : { level: 'warn', stream: log };
  const app = Fastify({ trustProxy: () => true, logger });
  app.setErrorHandler(envelopeErrors(Date.now));
  const load = shedLoad(app, {
    sites: createSites(merchants.slice(0, 1)),
    requestsAtOnce: 10,
    streamsAtOnce: 10,
    addressShare: 100,
    addressTurns: Number.POSITIVE_INFINITY,
    proxyHops: 1,
    ...limits,
  });
  const { promise: held, resolve: finish } = Promise.withResolvers<void>();
  app.get('/held', async () => held.then(() => 'done'));
  app.get('/quick', async () => 'done');
  app.route({ method: 'POST', url: '/quick', handler: async ({ body }) => ({ had: body }) });
  app.addContentTypeParser('text/unread', (_request, _payload, done) => done(null));
  for (const probe of ['/healthz', '/readyz', '/metrics']) app.get(probe, async () => 'ok');
  app.get(stream, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write(': hello\n\n');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const close = async () => {
    finish();
    await app.close();
  };
  closing.push(close);
  const ask = (path: string, from = '10.0.0.1', more: Partial<Sent> = {}) =>
    send(port, { path, ...more, headers: { 'x-forwarded-for': from, ...more.headers } });
  return { load, port, ask, finish, close };
}

/** A stream that is open until somebody ends it. */
function openStream(port: number, from: string, host = 'aurora.localhost') {
  const { promise: opened, resolve: open } = Promise.withResolvers<number>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const headers = { host, 'x-forwarded-for': from };
  const options = { host: '127.0.0.1', port, path: stream, agent: false as const, headers };
  const asked = get(options, (answer) => {
    answer.resume();
    answer.once('close', end);
    open(answer.statusCode ?? 0);
  });
  asked.on('error', () => {});
  return { opened, ended, leave: () => asked.destroy() };
}

/** A body of two bytes of which one comes, and what is answered to that. */
function sendHalf(
  port: number,
  from: string,
  type = 'application/json',
): { socket: Socket; answer: Promise<string> } {
  const socket = connect({ port, host: '127.0.0.1' });
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  let text = '';
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString();
  });
  socket.on('error', () => {});
  socket.once('close', () => resolve(text));
  const head = `Host: aurora.localhost\r\nX-Forwarded-For: ${from}\r\nContent-Type: ${type}`;
  socket.write(`POST /quick HTTP/1.1\r\n${head}\r\nContent-Length: 2\r\n\r\n{`);
  return { socket, answer };
}

it('answers "later" beyond its limit, and recovers by itself', async () => {
  const { ask, finish } = await serve({ requestsAtOnce: 2 });
  const first = [ask('/held'), ask('/held')];
  await expect.poll(async () => (await ask('/none')).status).toBe(503);
  const refused = await ask('/held');
  expect(refused.headers['retry-after']).toBe('1');
  expect(JSON.parse(refused.text)).toMatchObject({ success: false, code: 'system.busy' });
  for (const probe of ['/healthz', '/readyz', '/metrics']) {
    expect((await ask(probe)).status).toBe(200);
  }
  finish();
  expect((await Promise.all(first)).map(({ text }) => text)).toEqual(['done', 'done']);
  await expect.poll(async () => (await ask('/held')).status).toBe(200);
});

it('counts streams apart from requests, and ends them when it is closed', async () => {
  const { load, port, ask, close } = await serve({ requestsAtOnce: 1 });
  const streams = Array.from({ length: 3 }, () => openStream(port, '10.0.0.1'));
  await expect.poll(() => load.streams).toBe(3);
  expect((await ask('/quick')).text).toBe('done');
  await expect.poll(() => load.running).toBe(0);
  await close();
  await Promise.all(streams.map(({ ended }) => ended));
  expect(load.streams).toBe(0);
});

it('gives one address its share of what runs, and the others the rest', async () => {
  const { load, ask } = await serve({ requestsAtOnce: 10, addressShare: 20 });
  const held = [ask('/held'), ask('/held')];
  await expect.poll(() => load.running).toBe(2);
  expect((await ask('/quick')).status).toBe(503);
  expect((await ask('/quick', '10.0.0.2')).status).toBe(200);
  expect(load.shed.get('request.address')).toBe(1);
  expect(held).toHaveLength(2);
});

it('has so much of one address in work at once, and the rest of it wait behind', async () => {
  const { load, ask, finish } = await serve({ addressTurns: 2 });
  const held = [ask('/held'), ask('/held')];
  await expect.poll(() => load.running).toBe(2);
  const later = ask('/quick');
  await expect.poll(() => load.running).toBe(3);
  expect((await ask('/quick', '10.0.0.2')).text).toBe('done');
  expect(load.running).toBe(3);
  finish();
  expect((await Promise.all([...held, later])).map(({ text }) => text)).toEqual(
    Array.from({ length: 3 }, () => 'done'),
  );
  await expect.poll(() => load.running).toBe(0);
});

it('has less of one address in work while the process is busy, and more again after that', async () => {
  const { load } = await serve({ addressTurns: 8 });
  const turnsAfterWork = () => {
    const until = performance.now() + 50;
    while (performance.now() < until);
    return load.turns;
  };
  await expect.poll(turnsAfterWork, { interval: 0 }).toBe(2);
  await expect.poll(() => load.turns).toBe(8);
});

it('keeps no turn for whoever hung up, nor for a body that does not come', async () => {
  const { load, port, ask, finish } = await serve({ addressTurns: 1 });
  const slow = sendHalf(port, '10.0.0.1');
  await expect.poll(() => load.arriving).toBe(1);
  expect((await ask('/quick')).text).toBe('done');
  const held = ask('/held');
  await expect.poll(() => load.running).toBe(1);
  // It comes while another of its address is in work, and waits like any.
  slow.socket.write('}');
  await expect.poll(() => load.running).toBe(2);
  const gone = new AbortController();
  const left = ask('/quick', '10.0.0.1', { signal: gone.signal }).catch(() => 'gone');
  await expect.poll(() => load.running).toBe(3);
  gone.abort();
  expect(await left).toBe('gone');
  await expect.poll(() => load.running).toBe(2);
  finish();
  expect((await held).text).toBe('done');
  expect((await ask('/quick')).text).toBe('done');
  slow.socket.destroy();
  expect(await slow.answer).toContain('HTTP/1.1 200');
});

it('lets nobody begin more by hanging up on what is in work', async () => {
  const { load, ask, finish } = await serve({ addressTurns: 1 });
  const gone = new AbortController();
  const left = ask('/held', '10.0.0.1', { signal: gone.signal }).catch(() => 'gone');
  await expect.poll(() => load.running).toBe(1);
  const later = ask('/quick');
  await expect.poll(() => load.running).toBe(2);
  gone.abort();
  expect(await left).toBe('gone');
  // The other's socket is served meanwhile: what hung up is known to the server by then.
  expect((await ask('/quick', '10.0.0.2')).text).toBe('done');
  expect(load.running).toBe(2);
  finish();
  expect((await later).text).toBe('done');
  await expect.poll(() => load.running).toBe(0);
});

it('gives one address its share of the streams, and the others the rest', async () => {
  const { load, port } = await serve({ streamsAtOnce: 10, addressShare: 20 });
  const own = [openStream(port, '10.0.0.1'), openStream(port, '10.0.0.1')];
  expect(await Promise.all(own.map(({ opened }) => opened))).toEqual([200, 200]);
  expect(await openStream(port, '10.0.0.1').opened).toBe(503);
  expect(await openStream(port, '10.0.0.2').opened).toBe(200);
  own[0]?.leave();
  await expect.poll(() => load.streams).toBe(2);
  expect(await openStream(port, '10.0.0.1').opened).toBe(200);
});

it('leaves something to the other sites when one is full', async () => {
  const { port } = await serve({ streamsAtOnce: 10, sites: createSites(merchants) });
  const addresses = Array.from({ length: 8 }, (_, number) => `10.0.1.${number}`);
  const first = addresses.map((address) => openStream(port, address).opened);
  expect(new Set(await Promise.all(first))).toEqual(new Set([200]));
  expect(await openStream(port, '10.0.2.1').opened).toBe(503);
  expect(await openStream(port, '10.0.2.1', 'noir.localhost').opened).toBe(200);
});

it('is not stopped by bodies that do not come, for anybody', async () => {
  const { load, port, ask } = await serve({ requestsAtOnce: 10, addressShare: 40 });
  const slow = Array.from({ length: 30 }, () => sendHalf(port, '10.0.0.1'));
  const refused = slow.slice(2).map(({ answer }) => answer);
  for (const text of await Promise.all(refused)) {
    expect(text).toMatch(/^HTTP\/1.1 503 [\s\S]*\r\nconnection: close\r\n/);
  }
  expect([load.arriving, load.running]).toEqual([2, 0]);
  for (const from of ['10.0.0.1', '10.0.0.2']) {
    expect((await ask('/quick', from)).status).toBe(200);
    const body = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect((await ask('/quick', from, body)).status).toBe(200);
  }
  expect((await ask('/readyz')).status).toBe(200);
  // What was slow and comes after all is answered.
  for (const { socket } of slow.slice(0, 2)) socket.write('}');
  await expect.poll(() => load.arriving).toBe(0);
  for (const { socket } of slow) socket.destroy();
});

it('counts nobody twice who is answered before the body is here', async () => {
  const { load, port, ask } = await serve({});
  const { socket, answer } = sendHalf(port, '10.0.0.1', 'text/unread');
  const heard = Promise.withResolvers<void>();
  socket.once('data', () => heard.resolve());
  await heard.promise;
  socket.end('}');
  expect(await answer).toMatch(/^HTTP\/1.1 200 /);
  expect((await ask('/quick')).status).toBe(200);
  await expect.poll(() => [load.arriving, load.running]).toEqual([0, 0]);
});

it('runs no more than may run when many bodies come at the same moment', async () => {
  const { load, port, finish } = await serve({ requestsAtOnce: 4 });
  const late = [sendHalf(port, '10.0.0.1'), sendHalf(port, '10.0.0.2')];
  await expect.poll(() => load.arriving).toBe(2);
  const held = Array.from({ length: 4 }, () => send(port, { path: '/held' }));
  await expect.poll(() => load.running).toBe(4);
  const answers = late.map(({ socket }) => {
    const heard = Promise.withResolvers<string>();
    socket.once('data', (bytes: Buffer) => heard.resolve(bytes.toString()));
    socket.write('}');
    return heard.promise;
  });
  for (const text of await Promise.all(answers)) expect(text).toMatch(/^HTTP\/1.1 503 /);
  finish();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

it('tells a body that is late so, hangs up, and gives its place to another', async () => {
  const { load, port } = await serve({ bodyTimes: { body: 1, upload: 1 } });
  const text = await sendHalf(port, '10.0.0.1').answer;
  expect(text).toMatch(/^HTTP\/1.1 503 [\s\S]*"code":"system.busy"/);
  await expect.poll(() => load.arriving).toBe(0);
  expect(load.shed.get('body.late')).toBe(1);
});

it('lets one address open so many sockets, and none of them keeps others out', async () => {
  const { load, port } = await serve({ requestsAtOnce: 10, addressShare: 1, proxyHops: 0 });
  const open = (from: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    socket.on('error', () => {});
    return socket;
  };
  const socketOf = async (from: string) => {
    const socket = open(from);
    const { promise, resolve } = Promise.withResolvers<string>();
    socket.once('close', () => resolve('closed'));
    socket.once('data', (bytes: Buffer) => resolve(bytes.toString().slice(0, 12)));
    socket.write('GET /quick HTTP/1.1\r\nHost: aurora.localhost\r\n\r\n');
    return promise;
  };
  expect(await socketOf('127.0.0.2')).toBe('HTTP/1.1 200');
  expect(await socketOf('127.0.0.2')).toBe('HTTP/1.1 200');
  expect(await socketOf('127.0.0.2')).toBe('closed');
  expect(await socketOf('127.0.0.3')).toBe('HTTP/1.1 200');
  expect(load.shed.get('socket.address')).toBe(1);
});

it('says what it turned away in one line for many', async () => {
  const said: number[] = [];
  const log = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      const line = JSON.parse(chunk.toString()) as { shed: Record<string, number> };
      said.push(line.shed['request.address'] ?? 0);
      done();
    },
  });
  const { load, ask } = await serve({ requestsAtOnce: 10, addressShare: 10 }, log);
  const held = ask('/held');
  await expect.poll(() => load.running).toBe(1);
  await Promise.all(Array.from({ length: 40 }, () => ask('/quick')));
  await expect.poll(() => said.reduce((sum, one) => sum + one, 0)).toBe(40);
  expect(said.length).toBeLessThan(40);
  expect(held).toBeInstanceOf(Promise);
});
