import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { send } from '../testing/http.ts';
import { envelopeErrors } from './envelope.ts';
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
