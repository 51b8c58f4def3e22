import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, solveCaptcha } from '../../../testing/people.ts';

const WRONG = 'not the password';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

/** Everything of an answer that could tell, without what differs each time. */
async function shown(username: string, captcha?: string, browser = gateway.visit('aurora')) {
  const { status, headers, envelope } = await browser.login(username, WRONG, {
    ...(captcha !== undefined && { captcha }),
  });
  return {
    status,
    headers: Object.keys(headers).toSorted(),
    cookies: headers['set-cookie'],
    envelope: { ...envelope, traceId: '', serverTime: 0 },
  };
}

it('answers a failed login alike for a name it knows, one it does not, a guest and a stranger', async () => {
  const people = await Promise.all([
    addPerson(gateway),
    addPerson(gateway, { type: 4, password: null }),
    addPerson(gateway, { password: null }),
    addPerson(gateway, { merchant: 'noir' }),
  ]);
  const [known, ...others] = [...people.map(({ account }) => account), 'nobody_here'];
  const answer = await shown(known ?? '');
  expect(answer).toMatchObject({ status: 401, envelope: { code: 'login.failed' } });
  for (const other of others) expect(await shown(other)).toEqual(answer);
});

it('goes on alike: captcha, tries left, and delays', async () => {
  const { account } = await addPerson(gateway);
  const history = async (username: string) => {
    const seen: unknown[] = [await shown(username), await shown(username)];
    const browser = gateway.visit('aurora');
    for (let count = 0; count < 9; count += 1) {
      // Beyond every delay so far, but for the last.
      if (count < 8) gateway.advance(60_000);
      const { envelope, ...rest } = await shown(
        username,
        await solveCaptcha(gateway, browser),
        browser,
      );
      const { params, ...said } = envelope;
      const hasToWait = Number(params?.['seconds'] ?? 0) > 4;
      seen.push({ ...rest, said, hasToWait });
    }
    return seen;
  };
  const known = await history(account);
  expect(known.at(-2)).toMatchObject({ status: 401, said: { value: { attemptsLeft: 0 } } });
  expect(known.at(-1)).toMatchObject({ status: 429, hasToWait: true });
  expect(await history('nobody_there')).toEqual(known);
});
