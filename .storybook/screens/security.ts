import type { Reply } from '../../packages/contract/src/client.ts';

const MINUTE = 60_000;
/** A fixed evening: pictures are compared. */
const EVENING = Date.UTC(2026, 10, 29, 12, 30);

type LoginRow = Reply<'sessionHistory'>['list'][number];

const login = (minutes: number, more: Partial<LoginRow> = {}): LoginRow => ({
  at: EVENING - minutes * MINUTE,
  ip: '203.0.113.7',
  device: 'Chrome on Android',
  country: 'PH',
  ok: true,
  means: 'password',
  ...more,
});

/** Log-ins of a member who has two devices, and of somebody who guessed at the password. */
export const sessionHistory = (): Reply<'sessionHistory'> => ({
  list: [
    login(2),
    login(60 * 9, { means: 'device' }),
    login(60 * 26, { ok: false, device: 'Firefox on Windows', ip: '198.51.100.23', country: 'RO' }),
    login(60 * 26 + 1, { ok: false, device: '', ip: '198.51.100.23', country: 'RO' }),
    login(60 * 50, { device: 'Safari on macOS', means: 'passkey' }),
    login(60 * 24 * 6, { means: 'sms', country: '' }),
    login(60 * 24 * 11, { means: 'register' }),
  ],
  pageNum: 1,
  totalPages: 1,
});
