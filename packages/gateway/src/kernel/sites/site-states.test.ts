import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/schema.ts';
import type { Hear } from '../live/news.ts';
import type { Live } from '../live/live.ts';
import type { Merchant } from './merchants.ts';
import { watchStates, type States } from './site-states.ts';

type Question = PromiseWithResolvers<object[]>;

const aurora = { code: 'aurora', flags: {} } as Merchant;
const visitor = { ip: '192.0.2.1' } as FastifyRequest;

const row = (maintenance: boolean) => ({
  merchant: 'aurora',
  maintenance,
  info: '',
  until: null,
  blocked_countries: [],
  blocked_networks: [],
  switched_off: [],
});

let questions: Question[];
let hear: Hear;
let faults: unknown[];
let states: States;

const execute = (): Promise<object[]> => {
  const question = Promise.withResolvers<object[]>();
  questions.push(question);
  return question.promise;
};
const db = { selectFrom: () => ({ selectAll: () => ({ execute }) }) };
const live: Pick<Live, 'subscribe'> = {
  subscribe: (ear) => {
    hear = ear;
    return () => {};
  },
};
const nowhere = { of: () => undefined, isCertain: false };

const tell = (event: 'status' | 'winner' = 'status') =>
  hear({ merchant: 'aurora', event, data: {} });
const answer = (place: number, maintenance: boolean) =>
  questions[place]?.resolve([row(maintenance)]);
const isClosed = () => states.gateFor(aurora, visitor).maintenance;

/** Whether it is settled by now, with nothing but what waits in line done before. */
async function isSettled(): Promise<boolean> {
  const settled = vi.fn<() => void>();
  void states.settled().then(settled);
  await new Promise((resolve) => setImmediate(resolve));
  return settled.mock.calls.length > 0;
}

beforeEach(async () => {
  [questions, faults] = [[], []];
  const watched = watchStates(
    db as unknown as Kysely<Database>,
    live as Live,
    nowhere,
    (error) => void faults.push(error),
  );
  answer(0, false);
  states = await watched;
});

afterEach(() => states.close());

it('is settled while nothing is news', async () => {
  expect(await isSettled()).toBe(true);
  tell('winner');
  expect(await isSettled()).toBe(true);
  expect(questions).toHaveLength(1);
});

it('is not settled from news of a site until that is known here', async () => {
  tell();
  expect(await isSettled()).toBe(false);
  expect(isClosed()).toBe(false);
  answer(1, true);
  expect(await isSettled()).toBe(true);
  expect(isClosed()).toBe(true);
});

it('is settled by the latest news, and no late answer to older news undoes it', async () => {
  tell();
  tell();
  answer(2, true);
  expect(await isSettled()).toBe(true);
  expect(isClosed()).toBe(true);
  answer(1, false);
  await isSettled();
  expect(isClosed()).toBe(true);
});

it('is settled also where the database did not answer, says so, and keeps what it knew', async () => {
  tell();
  answer(1, true);
  await states.settled();
  tell();
  questions[2]?.reject(new Error('The line is cut'));
  expect(await isSettled()).toBe(true);
  expect([isClosed(), faults.length]).toEqual([true, 1]);
});
