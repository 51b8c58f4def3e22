import { expect, it, vi } from 'vitest';
import { answer, asked, beginPages, run, visitor } from '../../../testing/early-page.ts';
import { call } from '../client.ts';
import { anyValue, earlyScript } from './early-script.ts';
import { takeEarly } from './take-early.ts';

beginPages();

const address = '/wps/game/hot?language=EN';

const begin = (...addresses: readonly string[]): Promise<void> =>
  run(earlyScript({ merchant: 'aurora', language: 'EN', addresses }));

/** Of all that is asked, this is not answered; whoever else asks in between gets what is theirs. */
function neverAnswer(silent: string): void {
  const others = answer({ list: [] });
  asked.mockImplementation((at) => (at === silent ? new Promise(() => {}) : others()));
}

it('asks as the app would, and hands the answer to the first who wants it', async () => {
  await begin(address);
  expect(asked).toHaveBeenCalledExactlyOnceWith(address, {
    headers: { Merchant: 'aurora', Language: 'EN', Device: 'H5', Gateway: '3' },
  });
  expect(await takeEarly(address, visitor)).toBeInstanceOf(Response);
  expect(takeEarly(address, visitor)).toBeUndefined();
});

it('asks for a member by the session of the tab, and hands it to nobody else', async () => {
  const ofMember = '/wps/wallet';
  const token = { token: 'token-of-maria-0001', userName: 'maria' };
  sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(token));
  await run(
    earlyScript({
      merchant: 'aurora',
      language: 'EN',
      addresses: [address],
      ofMember: [ofMember, '/other'],
    }),
  );
  expect(asked.mock.calls.map(([at]) => at)).toEqual([ofMember, '/other']);
  expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({
    Authorization: 'Bearer token-of-maria-0001',
  });
  const theirs = { ...visitor, Authorization: 'Bearer token-of-maria-0001', Language: 'TY' };
  expect(await takeEarly(ofMember, theirs)).toBeInstanceOf(Response);
  expect(takeEarly('/other', { ...theirs, Authorization: 'Bearer another' })).toBeUndefined();
});

it.each([
  ['/m/help', [address]],
  ['/m/help?i=2', [address]],
  ['/m/hot', ['/hot']],
  ['/m/hot?vassalage=EMW', ['/hot?of=EMW']],
  ['/m/hot?gameType=RNG', ['/hot?kind=RNG']],
  ['/m/hot?constructor=EMW', []],
  ['/m/hot?vassalage=EMW&minBet=1', []],
  ['/m/hot?vassalage=EMW,BGS', []],
  ['/m/hot?gameName=moon', []],
  ['/m/help?vassalage=EMW', [address]],
  ['/m/hot?gameType=INHOUSE', ['/hot?of=house']],
  ['/m/elsewhere', []],
])(
  'asks at %s what the page of that path begins with, unless something narrows it',
  async (at, own) => {
    vi.stubGlobal('location', new URL(at, 'https://site.test'));
    await run(
      earlyScript({
        merchant: 'aurora',
        language: 'EN',
        addresses: { '/m/help': [address], '/m/hot': ['/hot'] },
        anyhow: ['/m/help'],
        narrowed: {
          '/m/hot': {
            vassalage: `/hot?of=${anyValue}`,
            gameType: `/hot?kind=${anyValue}`,
            'gameType=INHOUSE': '/hot?of=house',
          },
        },
      }),
    );
    expect(asked.mock.calls.map(([one]) => one)).toEqual(own);
  },
);

it('saves the app a question of its own, and only the first', async () => {
  await begin(address);
  const hot = () => call('hotGames', { query: { language: 'EN' } });
  expect(await hot()).toEqual({ list: [] });
  expect(asked).toHaveBeenCalledOnce();
  await hot();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('lets the app ask again where what the page asked for could not be had', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await begin(address);
  const hot = () => call('hotGames', { query: { language: 'EN' } });
  await expect(hot()).rejects.toMatchObject({ code: 'offline' });
  expect(await hot()).toEqual({ list: [] });
});

it('hands out what came together one in each idle moment, and waits for none that has not come', async () => {
  neverAnswer('/slow');
  await begin('/slow', '/one', '/two');
  // A page of its own, in which nobody's turn is left from before.
  vi.resetModules();
  const early = await import('./take-early.ts');
  const handed: string[] = [];
  const take = async (at: string): Promise<void> => {
    await early.takeEarly(at, visitor);
    handed.push(at);
  };
  vi.useFakeTimers();
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  void take('/slow');
  const [one, two] = [take('/one'), take('/two')];
  await one;
  await vi.advanceTimersByTimeAsync(0);
  expect(handed).toEqual(['/one']);
  // What the first draws is still in hand: a moment that is not idle is none.
  await vi.advanceTimersByTimeAsync(1000);
  expect(handed).toEqual(['/one']);
  for (const act of idle) act();
  await two;
  expect(handed).toEqual(['/one', '/two']);
  vi.useRealTimers();
});

it('gives up an answer that nobody waits for any longer', async () => {
  neverAnswer(address);
  await begin(address);
  const gone = new AbortController();
  const hot = call('hotGames', { query: { language: 'EN' } }, { signal: gone.signal });
  gone.abort();
  await expect(hot).rejects.toMatchObject({ name: 'AbortError' });
});

it('asks nothing for a member, for a device that is remembered, or in another language', async () => {
  const states = [
    () => sessionStorage.setItem('MC_SESSION_INFO', '{}'),
    () => localStorage.setItem('autoLogin', '1'),
    () => localStorage.setItem('lang', 'TY'),
  ];
  for (const set of states) {
    sessionStorage.clear();
    localStorage.clear();
    set();
    await begin(address);
  }
  expect(asked).not.toHaveBeenCalled();
  localStorage.clear();
  localStorage.setItem('lang', 'EN');
  await begin(address);
  expect(asked).toHaveBeenCalledOnce();
});

it('asks nothing where storage is blocked, and breaks nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  await begin(address);
  expect(asked).not.toHaveBeenCalled();
});

it('does not hand a visitor’s answer to a member, nor one in another language', async () => {
  await begin(address, '/other');
  expect(takeEarly(address, { ...visitor, Authorization: 'Bearer x' })).toBeUndefined();
  expect(takeEarly('/other', { ...visitor, Language: 'TY' })).toBeUndefined();
});

it('cannot be ended by what it is told', () => {
  expect(earlyScript({ merchant: '</script>', language: 'EN', addresses: [] })).not.toContain('</');
});

it.each([
  ['/m/help', [{ title: 'Deposits', content: '<p>Text &amp; more</p>' }]],
  ['/m/notice', { player: [{ title: 'Deposits', content: '<p>Text &amp; more</p>' }] }],
])(
  'tells at %s the words of its answer, with nothing that stands elsewhere',
  async (path, value) => {
    vi.stubGlobal('location', new URL(path, 'https://site.test'));
    document.body.innerHTML =
      '<main><div data-bones=""><p><b data-entry=""><i data-title=""></i></b></p><i data-text=""></i></div><div></div></main>';
    asked.mockImplementation(answer(value));
    await run(
      earlyScript({
        merchant: 'aurora',
        language: 'EN',
        addresses: { [path]: [address] },
        wordedBy: { [path]: [address, 0] },
      }),
    );
    const [, told] = document.querySelectorAll('main > div');
    await vi.waitFor(() => expect(told?.textContent).toBe('DepositsText & more'));
    document.body.innerHTML = '';
  },
);
