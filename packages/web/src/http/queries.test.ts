import { waitFor } from '@testing-library/react';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueries } from './queries.ts';

afterEach(() => onlineManager.setOnline(true));

/** Counts how often a read is tried when it fails like this. */
async function triesOf(error: Error): Promise<number> {
  let tries = 0;
  const queries = createQueries();
  const reading = new QueryObserver(queries, {
    queryKey: ['read'],
    queryFn: () => {
      tries += 1;
      return Promise.reject(error);
    },
    retryDelay: 0,
  });
  const stop = reading.subscribe(() => {});
  await waitFor(() => expect(reading.getCurrentResult().isError).toBe(true));
  stop();
  return tries;
}

it('reads twice more what nobody answered or somebody was too busy to', async () => {
  expect(await triesOf(new ApiError('offline', 0))).toBe(3);
  expect(await triesOf(new ApiError('system.busy', 503))).toBe(3);
});

it('takes no for an answer', async () => {
  expect(await triesOf(new ApiError('permission.denied', 403))).toBe(1);
  expect(await triesOf(new Error('A fault of ours'))).toBe(1);
});

it('pauses longer before each further try', () => {
  const { retryDelay } = createQueries().getDefaultOptions().queries ?? {};
  if (typeof retryDelay !== 'function') throw new Error('No pause');
  expect([0, 1].map((failures) => retryDelay(failures, new Error('Any')))).toEqual([400, 800]);
});

it('says so at once when the device is offline, instead of waiting without an end', async () => {
  onlineManager.setOnline(false);
  expect(await triesOf(new ApiError('offline', 0))).toBe(3);
});

it('does not keep a write for later when the device is offline', async () => {
  onlineManager.setOnline(false);
  const writing = new MutationObserver(createQueries(), {
    mutationFn: () => Promise.reject(new ApiError('offline', 0)),
  });
  await expect(writing.mutate()).rejects.toMatchObject({ code: 'offline' });
});

it('reads anew when the connection is back', async () => {
  const queries = createQueries();
  queries.mount();
  let reads = 0;
  const reading = new QueryObserver(queries, {
    queryKey: ['read'],
    queryFn: () => (reads += 1),
    staleTime: 0,
  });
  const stop = reading.subscribe(() => {});
  await waitFor(() => expect(reads).toBe(1));
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await waitFor(() => expect(reads).toBe(2));
  stop();
  queries.unmount();
});
