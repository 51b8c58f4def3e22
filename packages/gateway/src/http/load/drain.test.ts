import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { rmSync } from 'node:fs';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openDatabase } from '../../kernel/database/pool.ts';
import { loadMerchants } from '../../kernel/sites/merchants.ts';
import { createSites } from '../../kernel/sites/sites.ts';
import { testOptions } from '../../testing/options.ts';
import { writeSites } from '../../testing/sites.ts';
import { healthRoutes } from '../metrics/health.ts';
import { createServer } from '../server.ts';

const { file, folder } = writeSites();
const { options, remove } = testOptions();
afterAll(() => {
  remove();
  rmSync(folder, { recursive: true });
});

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve() {
  const sites = createSites(loadMerchants(file));
  const { app, load } = await createServer({ ...options, clock: Date.now, sites });
  const { promise: held, resolve: finish } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  closing.push(async () => {
    finish();
    await app.close();
  });
  app.get('/quick', async () => 'done');
  app.get('/held', async () => {
    begin();
    await held;
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { app, load, port, begun, finish };
}

interface Heard {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** A client that keeps its line open between two requests. */
function lineTo(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path: string): Promise<Heard> => {
    const { promise, resolve, reject } = Promise.withResolvers<Heard>();
    const asked = ask({ host: '127.0.0.1', port, path, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    });
    asked.on('error', reject);
    asked.end();
    return promise;
  };
}

it('ends every line with an answer, and drops nothing that was begun', async () => {
  const { app, port, begun, finish } = await serve();
  const held = lineTo(port)('/held');
  await begun;
  const { promise: all, resolve: allAsked } = Promise.withResolvers<void>();
  let asking = 0;
  const clients = Array.from({ length: 6 }, async () => {
    const on = lineTo(port);
    expect((await on('/quick')).status).toBe(200);
    if ((asking += 1) === 6) allAsked();
    for (;;) {
      const heard = await on('/quick');
      if (heard.headers.connection === 'close') return heard;
      expect(heard.status).toBe(200);
    }
  });
  await all;
  const closed = app.close();
  for (const { status, headers, text } of await Promise.all(clients)) {
    if (status === 200) continue;
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'system.busy' });
  }
  finish();
  const { status, headers } = await held;
  expect([status, headers.connection]).toEqual([200, 'close']);
  await closed;
});

it('begins nothing once it is told to stop, and says to come again', async () => {
  const { app, load, port } = await serve();
  const socket = connect({ port, host: '127.0.0.1' });
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const { promise: seen, resolve: see } = Promise.withResolvers<void>();
  let text = '';
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString();
  });
  socket.on('close', () => end(text));
  app.server.once('connection', (line: Socket) => line.once('data', () => see()));
  // Its head is on its way: it is not closed as silent.
  socket.write('GET /quick HTTP/1.1\r\nHost: a\r\n');
  await seen;
  const closed = app.close();
  await expect.poll(() => load.isDraining).toBe(true);
  socket.write('\r\n');
  const answer = await ended;
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(answer).toMatch(/retry-after: 2\r\n/i);
  expect(answer).toContain('"code":"system.busy"');
  await closed;
});

it('hangs up on a line that is silent, without a reset', async () => {
  const { app, port } = await serve();
  const socket = connect({ port, host: '127.0.0.1' });
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<string>();
  socket.on('data', (bytes: Buffer) => answer(bytes.toString()));
  socket.on('error', reject);
  socket.on('end', resolve);
  socket.write('GET /quick HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(await answered).toMatch(/^HTTP\/1.1 200 /);
  const closed = app.close();
  await ended;
  await closed;
});

it('says that it is not ready as soon as it is told to stop, and that it lives', async () => {
  const { app } = await createServer({ ...options, clock: Date.now, sites: createSites([]) });
  const db = openDatabase('postgres://nobody@127.0.0.1:1/nowhere', () => {});
  healthRoutes(app, db, { isDraining: true });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
  await db.destroy();
});
