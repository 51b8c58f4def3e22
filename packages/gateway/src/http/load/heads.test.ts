import { connect } from 'node:net';
import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { loadMerchants } from '../../kernel/sites/merchants.ts';
import { createSites } from '../../kernel/sites/sites.ts';
import { testOptions } from '../../testing/options.ts';
import { writeSites } from '../../testing/sites.ts';
import { createServer } from '../server.ts';

const { file, folder } = writeSites();
const { options, remove } = testOptions();
const { app } = await createServer({
  ...options,
  clock: Date.now,
  sites: createSites(loadMerchants(file)),
});
afterAll(async () => {
  await app.close();
  remove();
  rmSync(folder, { recursive: true });
});

/** Everything a socket hears after it has said that much. */
function answerTo(port: number, said: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = '';
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString();
  });
  socket.on('error', () => {});
  socket.once('close', () => resolve(text));
  socket.write(said);
  return promise;
}

it('hangs up on whoever does not come to the end of a head, or never begins one', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const [half, nothing] = await Promise.all([
    answerTo(port, 'GET /healthz HTTP/1.1\r\nHost: local'),
    answerTo(port, ''),
  ]);
  expect(half).toMatch(/^HTTP\/1.1 408 /);
  expect(nothing).toMatch(/^HTTP\/1.1 408 |^$/);
  // Looked at often enough to mean it: Node itself would look every half a minute.
  expect(app.server.headersTimeout).toBe(5_000);
});
