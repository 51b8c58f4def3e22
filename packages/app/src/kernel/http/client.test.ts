import { beforeEach, expect, it, vi } from 'vitest';
import { merchantDataId } from '@livery/themes/contract';
import { readMerchantData } from '../merchant.tsx';
import { member, merchant } from '../../testing/samples.ts';
import { offline, Refusal, silence, startPlatform, type Platform } from '../../testing/platform.ts';

let platform: Platform;

/** A client that has not spoken to anybody yet, and whatever shares its memory. */
async function freshClient() {
  vi.resetModules();
  const { call, identify } = await import('./client.ts');
  const session = await import('../session/session.ts');
  identify('aurora', () => 'TY');
  return { call, session };
}

beforeEach(async () => {
  platform = await startPlatform();
});

it('says with every call whose site it is, in which language, and from what [CF-12]', async () => {
  const { call } = await freshClient();
  platform.on('hotGames', () => ({ list: [] }));
  await call('hotGames', {});
  await call('hotGames', {});
  const [first, second] = platform.calls('hotGames').map(({ headers }) => headers);
  expect(first).toMatchObject({ Merchant: 'aurora', Language: 'TY', Device: 'H5', Gateway: '3' });
  expect(first).not.toHaveProperty('Authorization');
  expect(first?.['X-Request-Id']).not.toBe(second?.['X-Request-Id']);
});

it('takes the merchant from what the build stamped into the page, whatever an address says [CF-13]', async () => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = merchantDataId;
  block.textContent = JSON.stringify({ ...merchant, code: 'kestrel' });
  document.head.append(block);
  history.replaceState(null, '', '/m/home?merchant=noir&merchantCode=noir');
  const { call } = await freshClient();
  const { identify } = await import('./client.ts');
  identify(readMerchantData().code, () => 'EN');
  block.remove();
  platform.on('hotGames', () => ({ list: [] }));
  await call('hotGames', {});
  expect(platform.calls('hotGames')[0]?.headers['Merchant']).toBe('kestrel');
});

it('names itself OTHERS when opened from the home screen [LG-16]', async () => {
  const { call } = await freshClient();
  platform.on('hotGames', () => ({ list: [] }));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(display-mode: standalone)',
  }));
  await call('hotGames', {});
  expect(platform.calls('hotGames')[0]?.headers['Device']).toBe('OTHERS');
});

it('sends a member’s token in a header and never in the address', async () => {
  const { call, session } = await freshClient();
  platform.on('removeFavourite', () => null);
  session.openSession(member);
  await call('removeFavourite', { query: { nodeId: 'node-1', vendor: 'ORCHARD' } });
  const [sent] = platform.calls('removeFavourite');
  expect(sent?.headers['Authorization']).toBe('Bearer token-of-maria');
  expect(sent?.query).toEqual({ nodeId: 'node-1', vendor: 'ORCHARD' });
});

it('leaves out of the address what is empty, and keeps what is nought or no', async () => {
  const { call } = await freshClient();
  platform.on('gameList', () => ({ games: [], pageNum: 1, totalPages: 1 }));
  await call('gameList', { query: { gameName: '', pageNo: 1, minLine: 0, isNew: false } });
  expect(platform.calls('gameList')[0]?.query).toEqual({
    pageNo: '1',
    minLine: '0',
    isNew: 'false',
  });
});

it('writes a game’s id into the path so that it cannot lead elsewhere', async () => {
  const { call } = await freshClient();
  await call('gameInfo', { params: { nodeId: 'a/../b?c' } }).catch(() => {});
  expect(platform.calls('gameInfo')[0]?.path).toBe('/wps/game/a%2F..%2Fb%3Fc/info');
});

it('writes a form where the platform reads one, and JSON elsewhere [FP-08]', async () => {
  const { call } = await freshClient();
  const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ success: true, value: null, traceId: '', serverTime: Date.now() }),
  );
  vi.stubGlobal('fetch', sent);
  await call('retrieveByEmail', { body: { username: 'maria', email: 'maria+a&b@mail.test' } });
  await call('addFavourite', { body: { nodeId: 'node-1', vendor: 'ORCHARD' } });
  const [form, json] = sent.mock.calls.map(([, { body, headers }]) => ({
    body,
    kind: new Headers(headers).get('Content-Type'),
  }));
  expect(form).toEqual({
    body: 'username=maria&email=maria%2Ba%26b%40mail.test',
    kind: 'application/x-www-form-urlencoded',
  });
  expect(json?.kind).toBe('application/json');
  expect(JSON.parse(json?.body as string)).toEqual({ nodeId: 'node-1', vendor: 'ORCHARD' });
});

it('takes a refusal for one even when its status says all is well', async () => {
  const { call } = await freshClient();
  platform.on(
    'wallet',
    () => new Refusal('permission.denied', { status: 200, params: { left: 3 } }),
  );
  await expect(call('wallet', {})).rejects.toMatchObject({
    code: 'permission.denied',
    status: 200,
    params: { left: 3 },
  });
});

it('calls a refusal without a code unknown', async () => {
  const { call } = await freshClient();
  platform.on('wallet', () => Response.json({ success: false }, { status: 418 }));
  await expect(call('wallet', {})).rejects.toMatchObject({ code: 'unknown', status: 418 });
});

it('learns from a header how long to wait, where the answer does not tell', async () => {
  const { call } = await freshClient();
  const busy = { success: false, value: null, code: 'rate.limited', message: '', traceId: '' };
  const headers = { 'Retry-After': '7' };
  platform.on('wallet', () => Response.json(busy, { status: 429, headers }));
  await expect(call('wallet', {})).rejects.toMatchObject({ params: { seconds: 7 } });
  platform.on('wallet', () =>
    Response.json({ ...busy, params: { seconds: 3 } }, { status: 429, headers }),
  );
  await expect(call('wallet', {})).rejects.toMatchObject({ params: { seconds: 3 } });
});

it('calls a cut line, or a page of somebody in between, no connection', async () => {
  const { call } = await freshClient();
  platform.on('wallet', offline);
  await expect(call('wallet', {})).rejects.toMatchObject({ code: 'offline', status: 0 });
  platform.on('wallet', () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(call('wallet', {})).rejects.toMatchObject({ code: 'offline', status: 0 });
});

it('waits 15 s for an answer, or as long as a call says, and then gives up', async () => {
  const { call } = await freshClient();
  platform.on('wallet', silence);
  const patience = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const calls = [call('wallet', {}), call('wallet', {}, { timeout: 30_000 })];
  patience.abort(new DOMException('Too long', 'TimeoutError'));
  for (const { status, reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[]) {
    expect(status).toBe('rejected');
    expect(reason).toMatchObject({ code: 'timeout', status: 0 });
  }
  expect(limit.mock.calls).toEqual([[15_000], [30_000]]);
});

it('does not take a call that was given up for one that failed', async () => {
  const { call } = await freshClient();
  platform.on('wallet', silence);
  const leaving = new AbortController();
  const reading = call('wallet', {}, { signal: leaving.signal });
  leaving.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});

it.each(['auth.required', 'session.replaced'] as const)(
  'ends a session that the platform no longer knows, once for all its calls (%s)',
  async (code) => {
    const { call, session } = await freshClient();
    platform.on('wallet', () => new Refusal(code));
    session.openSession(member);
    const told = vi.fn<() => void>();
    session.expired.subscribe(told);
    await Promise.allSettled([call('wallet', {}), call('wallet', {}), call('wallet', {})]);
    expect(session.currentSession()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(told).toHaveBeenCalledTimes(1);
  },
);

it('lets a refusal of another kind, or of a visitor, end nothing', async () => {
  const { call, session } = await freshClient();
  const told = vi.fn<() => void>();
  session.expired.subscribe(told);
  platform.on('wallet', () => new Refusal('auth.required'));
  await call('wallet', {}).catch(() => {});
  session.openSession(member);
  platform.on('wallet', () => new Refusal('permission.denied'));
  await call('wallet', {}).catch(() => {});
  expect(session.currentSession()).toEqual(member);
  expect(told).not.toHaveBeenCalled();
});

it('lets a late answer to the member before end nobody else’s session', async () => {
  const { call, session } = await freshClient();
  const late = Promise.withResolvers<Refusal>();
  platform.on('wallet', () => late.promise);
  session.openSession(member);
  const before = call('wallet', {}).catch(() => {});
  session.closeSession();
  const next = { ...member, token: 'token-of-jose', userName: 'jose' };
  session.openSession(next);
  late.resolve(new Refusal('auth.required'));
  await before;
  expect(session.currentSession()).toEqual(next);
});

it('takes the platform’s time from what it says now, and not from what the browser has kept', async () => {
  const { call } = await freshClient();
  const { platformNow } = await import('./platform-clock.ts');
  const hour = 3_600_000;
  const answers = (serverTime: number, headers = {}) =>
    Response.json({ success: true, value: { list: [] }, traceId: '', serverTime }, { headers });
  platform.on('hotGames', () => answers(Date.now() + 2 * hour, { 'cache-control': 'no-store' }));
  await call('hotGames', {});
  expect(platformNow()).toBeGreaterThan(Date.now() + hour);
  const kept = { 'cache-control': 'public, max-age=60, stale-while-revalidate=600' };
  platform.on('hotGames', () => answers(Date.now() - 2 * hour, kept));
  await call('hotGames', {});
  expect(platformNow()).toBeGreaterThan(Date.now() + hour);
});

const digestOf = async (text: string): Promise<number> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new DataView(bytes).getUint32(0);
};

it('works for a call that very many make, and makes it once more, sealed anew', async () => {
  const { call } = await freshClient();
  const difficulty = 6;
  platform.on('verification', () => ({
    captcha: false,
    challenge: { provider: 'local', salt: 'salt-of-the-platform', difficulty },
  }));
  platform.on('login', ({ headers }) =>
    headers['Work']
      ? new Refusal('login.failed', { value: { captcha: false } })
      : new Refusal('verification.required'),
  );
  const payload = { type: 'username', username: 'maria', password: 'seven quiet rivers' } as const;
  const again = call('login', { payload });
  await expect(again).rejects.toMatchObject({ code: 'login.failed' });
  expect(platform.calls('verification').map(({ query }) => query)).toEqual([{ scene: 'work' }]);
  const [first, second] = platform.calls('login');
  expect(first?.headers).not.toHaveProperty('Work');
  const [salt, answer] = second?.headers['Work']?.split('.') ?? [];
  expect(salt).toBe('salt-of-the-platform');
  expect((await digestOf(`${salt}${answer}`)) >>> (32 - difficulty)).toBe(0);
  expect(second?.payload).toEqual(first?.payload);
  expect(second?.claims?.['jti']).not.toBe(first?.claims?.['jti']);
});

it('does not go on working where a platform is not content with it, or wants something else', async () => {
  const { call } = await freshClient();
  platform.on('memberExists', () => new Refusal('verification.required'));
  const ask = () => call('memberExists', { query: { username: 'maria' } });
  platform.on('verification', () => ({
    captcha: false,
    challenge: { provider: 'local', salt: 'salt', difficulty: 1 },
  }));
  await expect(ask()).rejects.toMatchObject({ code: 'verification.required' });
  expect(platform.calls('memberExists')).toHaveLength(2);
  platform.on('verification', () => ({ captcha: false, challenge: { provider: 'none' } }));
  await expect(ask()).rejects.toMatchObject({ code: 'verification.required' });
  expect(platform.calls('memberExists')).toHaveLength(3);
});
