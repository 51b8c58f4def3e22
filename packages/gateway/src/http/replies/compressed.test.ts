import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { begin, complete } from './compressed.ts';

const long = Buffer.from(
  `{"success":true,"value":${JSON.stringify('Pegfall Prime · ñ '.repeat(400))}`,
);

it('puts different ends behind one and the same beginning', () => {
  const begun = begin(long);
  if (!begun) throw new Error('it is long enough');
  for (const end of [',"traceId":"one"}', ',"traceId":"two","serverTime":2}']) {
    const sent = complete(begun, Buffer.from(end));
    expect(gunzipSync(sent).toString()).toBe(long.toString() + end);
    expect(sent.length).toBeLessThan(long.length / 10);
  }
});

it('leaves alone what travels in one packet anyway', () => {
  expect(begin(Buffer.from('{"success":true,"value":null'))).toBeUndefined();
});
