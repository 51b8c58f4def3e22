import { expect, it } from 'vitest';
import { readEvents, type StreamEvent } from './events.ts';

const stream =
  'retry: 3000\n\nevent: status\ndata: {"maintenance":false}\n\n:\n\nevent: balance\r\ndata: {"a":\r\ndata: 1}\r\n\r\ndata: 7\n\nevent: lonely\n\n';

const read = (pieces: readonly string[]) => {
  const events: StreamEvent[] = [];
  const pauses: number[] = [];
  const take = readEvents({
    onEvent: (event) => events.push(event),
    onRetry: (ms) => pauses.push(ms),
  });
  for (const piece of pieces) take(piece);
  return { events, pauses };
};

const whole = {
  events: [
    { event: 'status', data: { maintenance: false } },
    { event: 'balance', data: { a: 1 } },
    { event: 'message', data: 7 },
  ],
  pauses: [3000],
};

it('reads events, beats and the pause that the platform asks for', () => {
  expect(read([stream])).toEqual(whole);
});

it('does not mind where the network cuts', () => {
  for (let cut = 1; cut < stream.length; cut++)
    expect(read([stream.slice(0, cut), stream.slice(cut)]), `at ${cut}`).toEqual(whole);
  expect(read([...stream])).toEqual(whole);
});

it('hands on what is no JSON without its data', () => {
  expect(read(['event: odd\ndata: {\n\n']).events).toEqual([{ event: 'odd', data: undefined }]);
});
