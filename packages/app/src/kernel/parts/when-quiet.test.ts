import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A page that has just begun. */
async function begin(inBrowser: boolean) {
  vi.resetModules();
  const page = await import('./when-quiet.ts');
  if (inBrowser) page.standStill();
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  // An idle moment comes when the page is asked for one.
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 0));
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id));
});

afterEach(() => vi.unstubAllGlobals());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('waits for an idle moment alone where no page was opened', async () => {
  const { untilBegun, whenQuiet } = await begin(false);
  const act = vi.fn<() => void>();
  const fetched = vi.fn<() => void>();
  whenQuiet(act);
  await untilBegun(fetched);
  expect(fetched).not.toHaveBeenCalled();
  expect(act).not.toHaveBeenCalled();
  await pass(0);
  expect(act).toHaveBeenCalledOnce();
});

it.each(['pointerup', 'pointermove', 'pointercancel', 'keyup', 'wheel', 'scroll'])(
  'lets the first page stand still until a %s',
  async (sign) => {
    const { untilBegun, whenQuiet } = await begin(true);
    const act = vi.fn<() => void>();
    const part = vi.fn<() => void>();
    whenQuiet(act);
    const fetched = vi.fn<() => void>();
    void untilBegun(fetched).then(part);
    await pass(1_000);
    expect(fetched).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('pointerdown'));
    await pass(1_000);
    expect([act, part].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    window.dispatchEvent(new Event(sign));
    await pass(0);
    expect([act, part].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    window.dispatchEvent(new Event(sign));
    await pass(10_000);
    expect(act).toHaveBeenCalledOnce();
  },
);

it('wakes who waits one a task, in their order', async () => {
  const { untilBegun } = await begin(true);
  const woken: string[] = [];
  for (const name of ['one', 'two', 'three'])
    void untilBegun(() => {}).then(() => woken.push(name));
  await pass(1_000);
  window.dispatchEvent(new Event('scroll'));
  const seen: string[][] = [];
  for (let task = 0; task < 3; task++) {
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    seen.push([...woken]);
    vi.advanceTimersToNextTimer();
  }
  expect(seen).toEqual([['one'], ['one', 'two'], ['one', 'two', 'three']]);
});

it('goes on for somebody who only looks, after the first quiet second of a page that is alive', async () => {
  const { countStillness, whenQuiet } = await begin(true);
  const act = vi.fn<() => void>();
  whenQuiet(act);
  await pass(10_000);
  countStillness();
  await pass(999);
  expect(act).not.toHaveBeenCalled();
  await pass(1);
  // And the idle moment behind it.
  await pass(1);
  expect(act).toHaveBeenCalledOnce();
});

it('does nothing for a part that is gone, before the sign or after it', async () => {
  const { whenQuiet } = await begin(true);
  const act = vi.fn<() => void>();
  whenQuiet(act)();
  const cancel = whenQuiet(act);
  window.dispatchEvent(new Event('wheel'));
  await Promise.resolve();
  await Promise.resolve();
  cancel();
  await pass(10_000);
  expect(act).not.toHaveBeenCalled();
});

it('tells whether the first page still waits for somebody', async () => {
  const { standsStill } = await begin(true);
  expect(standsStill()).toBe(true);
  window.dispatchEvent(new Event('scroll'));
  expect(standsStill()).toBe(false);
  expect((await begin(false)).standsStill()).toBe(false);
});

it('waits for nobody where the page is drawn anew; what only stands by waits on', async () => {
  const { drawAnew, untilBegun, whenQuiet } = await begin(true);
  const act = vi.fn<() => void>();
  const [part, unseen] = [vi.fn<() => void>(), vi.fn<() => void>()];
  whenQuiet(act);
  void untilBegun(() => {}).then(part);
  void untilBegun(() => {}, false).then(unseen);
  await pass(1_000);
  expect(part).not.toHaveBeenCalled();
  drawAnew();
  await pass(1_000);
  expect(part).toHaveBeenCalledOnce();
  expect(act).not.toHaveBeenCalled();
  expect(unseen).not.toHaveBeenCalled();
  const after = vi.fn<() => void>();
  void untilBegun(() => {}).then(after);
  await pass(0);
  expect(after).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('wheel'));
  await pass(1);
  expect(unseen).toHaveBeenCalledOnce();
});
