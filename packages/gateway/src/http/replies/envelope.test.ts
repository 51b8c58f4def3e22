import Fastify from 'fastify';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { Refusal } from '../../kernel/refusal.ts';
import { later } from '../load/shed.ts';
import { envelopeErrors } from './envelope.ts';

const DEBUG = 20;
const INFO = 30;
const WARN = 40;
const ERROR = 50;

/** The status of an answer to what went wrong, and the lines that were logged about it. */
async function answerTo(error: Error) {
  const lines: { level: number; msg: string; err?: unknown; code?: string }[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      for (const line of chunk.toString().trim().split('\n')) lines.push(JSON.parse(line) as never);
      done();
    },
  });
  const app = Fastify({ logger: { level: 'debug', stream } });
  app.setErrorHandler(envelopeErrors(Date.now));
  app.get('/', async () => {
    throw error;
  });
  const { statusCode } = await app.inject('/');
  await app.close();
  return { status: statusCode, about: lines.filter(({ code }) => code !== undefined) };
}

it('logs a fault of ours as an error, with where it happened', async () => {
  const { status, about } = await answerTo(new TypeError('no such thing'));
  expect(status).toBe(500);
  expect(about).toMatchObject([{ level: ERROR, code: 'unknown', err: { type: 'TypeError' } }]);
});

it('logs what is planned, and a site that is closed, as one line without a stack', async () => {
  for (const [code, expected] of [
    ['planned', 501],
    ['system.upgrading', 503],
  ] as const) {
    const { status, about } = await answerTo(new Refusal(code));
    expect([status, about.length, about[0]?.level]).toEqual([expected, 1, INFO]);
    expect(about[0]).not.toHaveProperty('err');
  }
});

it('logs load that was shed for nobody but whoever looks closely', async () => {
  const { status, about } = await answerTo(later(1));
  expect([status, about.length, about[0]?.level]).toEqual([503, 1, DEBUG]);
  expect(about[0]).not.toHaveProperty('err');
});

it('logs what a service outside did not do, with what it said', async () => {
  const refusal = Object.assign(later(5), { cause: new TypeError('no answer') });
  const { status, about } = await answerTo(refusal);
  expect(status).toBe(503);
  expect(about).toMatchObject([{ level: WARN, err: { message: 'no answer' } }]);
});
