import { endpoints } from '@livery/contract';
import Fastify from 'fastify';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { acceptBodies, readPictures } from '../bodies/body.ts';
import { envelopeErrors } from '../replies/envelope.ts';
import { Bodies } from './bodies.ts';
import { Shed } from './shed.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const KIB = 1024;
const LENGTH = 256 * KIB;

/** A server that has taken the first part of an upload, and waits for the rest. */
async function begin(part: number, times = { body: 1_000, upload: 60_000 }) {
  const app = Fastify();
  const shed = new Shed();
  const bodies = new Bodies(times, shed);
  app.setErrorHandler(envelopeErrors(Date.now));
  app.addHook('onRequest', async (request, reply) => bodies.watch(request, reply));
  acceptBodies(app, endpoints.feedback, 1_024 * KIB);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<number>();
  app.route({
    method: 'POST',
    url: '/letter',
    handler: async (request) => {
      request.raw.on('data', () => {
        if (request.raw.socket.bytesRead >= part) arrive(performance.now());
      });
      const { files } = await readPictures(request, async () => {});
      return { bytes: files[0]?.length };
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => app.close());
  const address = app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;

  const head =
    '--b\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n\xFF\xD8\xFF';
  const tail = '\r\n--b--\r\n';
  const body = Buffer.alloc(LENGTH, 0);
  body.write(head, 'latin1');
  body.write(tail, LENGTH - tail.length, 'latin1');
  const socket = connect({ port, host: '127.0.0.1' });
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  socket.once('data', (bytes: Buffer) => resolve(bytes.toString()));
  socket.on('error', () => {});
  closing.push(async () => void socket.destroy());
  socket.write(
    `POST /letter HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${LENGTH}\r\n\r\n`,
  );
  socket.write(body.subarray(0, part));
  return {
    since: await arrived,
    endLate: (now: number) => bodies.endLate(now),
    rest: () => socket.write(body.subarray(part)),
    answer,
    shed,
  };
}

it('waits for an upload as long as it keeps coming', async () => {
  const { since, endLate, rest, answer, shed } = await begin(128 * KIB);
  endLate(since + 5_000);
  rest();
  expect(await answer).toMatch(/^HTTP\/1.1 200 [\s\S]*"bytes":26\d{4}/);
  endLate(since + 500_000);
  expect(shed.counts).toEqual(new Map());
});

it('ends an upload that hardly comes', async () => {
  const { since, endLate, answer, shed } = await begin(32 * KIB);
  endLate(since + 900);
  expect(shed.counts).toEqual(new Map());
  endLate(since + 5_000);
  expect(await answer).toMatch(/^HTTP\/1.1 503 [\s\S]*"code":"system.busy"/);
  expect(shed.counts).toEqual(new Map([['body.late', 1]]));
});

it('ends an upload that takes too long, however fast it comes', async () => {
  const { since, endLate, answer } = await begin(128 * KIB, { body: 1_000, upload: 2_000 });
  endLate(since + 2_500);
  expect(await answer).toMatch(/^HTTP\/1.1 503 /);
});
