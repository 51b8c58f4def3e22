import { endpoints, type Endpoint } from '@livery/contract';
import Fastify from 'fastify';
import { get } from 'node:http';
import { expect, it } from 'vitest';
import { send } from '../testing/http.ts';
import { envelopeErrors } from './replies/envelope.ts';
import { shedLoad } from './overload.ts';

it('answers "later" beyond its limit, and recovers by itself', async () => {
  const app = Fastify();
  app.setErrorHandler(envelopeErrors(Date.now));
  shedLoad(app, 2);
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.get('/held', async () => held.then(() => 'done'));
  app.get('/healthz', async () => 'ok');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;

  const first = [send(port, { path: '/held' }), send(port, { path: '/held' })];
  await expect.poll(async () => (await send(port, { path: '/none' })).status).toBe(503);
  const refused = await send(port, { path: '/held' });
  expect(refused.headers['retry-after']).toBe('1');
  expect(JSON.parse(refused.text)).toMatchObject({ success: false, code: 'system.busy' });
  expect((await send(port, { path: '/healthz' })).status).toBe(200);
  finish();
  expect((await Promise.all(first)).map(({ text }) => text)).toEqual(['done', 'done']);
  await expect.poll(async () => (await send(port, { path: '/held' })).status).toBe(200);
  await app.close();
});

it('counts streams apart from requests, and ends them when it is closed', async () => {
  const stream = Object.values(endpoints).find((endpoint: Endpoint) => endpoint.streams === true);
  const app = Fastify();
  app.setErrorHandler(envelopeErrors(Date.now));
  const load = shedLoad(app, 1);
  app.addHook('preClose', async () => load.endStreams());
  app.get(stream?.path ?? '', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write(': hello\n\n');
  });
  app.get('/quick', async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;

  const ends = Array.from({ length: 3 }, () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    get({ host: '127.0.0.1', port, path: stream?.path, agent: false }, (answer) => {
      answer.resume();
      answer.once('end', resolve);
    });
    return promise;
  });
  await expect.poll(() => load.streams).toBe(3);
  expect((await send(port, { path: '/quick' })).text).toBe('done');
  await expect.poll(() => load.running).toBe(0);
  await app.close();
  await Promise.all(ends);
  expect(load.streams).toBe(0);
});
