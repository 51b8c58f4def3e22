import { expect, it } from 'vitest';
import { ApiError } from '@livery/web/http/api-error';
import { deriveGate, gateOfNumber, numberOfGate } from './derive-gate.ts';
import { keepStatus, keptStatus, readStatus, statusOfRefusal } from './status.ts';

const hour = 3_600_000;
const now = 1_800_000_000_000;

it.each([
  [false, false, 'ok'],
  [false, true, 'region'],
  [true, false, 'maintenance'],
  [true, true, 'maintenance'],
] as const)('reads maintenance %s and restriction %s as %s [ST-21]', (one, other, gate) => {
  expect(deriveGate({ maintenance: one, regionRestriction: other })).toBe(gate);
});

it('reads a bare number in the way the merchant says its platform means it [ST-20]', () => {
  const gates = (reading: 'derived' | 'page') => [0, 1, 2, 3].map((n) => gateOfNumber(n, reading));
  expect(gates('derived')).toEqual(['ok', 'maintenance', 'region', 'ok']);
  expect(gates('page')).toEqual(['ok', 'region', 'maintenance', 'ok']);
  expect(readStatus({ status: 1 }, 'page')).toEqual({ gate: 'region' });
  expect(readStatus({ status: 1 }, 'derived')).toEqual({ gate: 'maintenance' });
});

it('believes what is said in words before any number', () => {
  const reply = { status: 1, maintenance: false, regionRestriction: false };
  expect(readStatus(reply, 'page')).toEqual({ gate: 'ok' });
  expect(readStatus('<html>', 'derived')).toEqual({ gate: 'ok' });
});

it('keeps the derived number, whatever the platform sends, and until when [ST-17, ST-22]', () => {
  keepStatus({ gate: 'region', until: now + hour }, now);
  expect(JSON.parse(localStorage.getItem('systemStatus') ?? '')).toEqual({
    status: numberOfGate('region'),
    at: now,
    until: now + hour,
  });
  expect(numberOfGate('region')).toBe(2);
  expect(keptStatus(now + hour)).toEqual({ gate: 'region', until: now + hour });
});

it('believes nothing that is older than a day, comes from the future, or is broken', () => {
  keepStatus({ gate: 'maintenance' }, now);
  expect(keptStatus(now + 24 * hour)).toEqual({ gate: 'maintenance' });
  expect(keptStatus(now + 24 * hour + 1)).toEqual({ gate: 'ok' });
  expect(keptStatus(now - 1)).toEqual({ gate: 'ok' });
  for (const text of ['', '1', '{"status":1}', '{"status":"1","at":1}', '{']) {
    localStorage.setItem('systemStatus', text);
    expect(keptStatus(2)).toEqual({ gate: 'ok' });
  }
});

it('takes a refused question for an answer', () => {
  expect(statusOfRefusal(new ApiError('system.upgrading', 503))).toEqual({ gate: 'maintenance' });
  expect(statusOfRefusal(new ApiError('region.blocked', 451))).toEqual({ gate: 'region' });
  expect(statusOfRefusal(new ApiError('system.busy', 503))).toBeUndefined();
  expect(statusOfRefusal(new ApiError('offline', 0))).toBeUndefined();
});
