import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});

/** A page that has just been opened, and what waits there to open over it. */
async function open() {
  const { isCalm, onceCalm } = await import('./calm.ts');
  const act = vi.fn<() => void>();
  const cancel = onceCalm(act);
  return { act, cancel, isCalm };
}

const sign = (type: string, more: object = {}) =>
  document.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));
const press = () => {
  sign('pointerdown');
  sign('pointerup');
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('opens nothing over a page where nobody has pressed anything, however they scroll', async () => {
  const { act, isCalm } = await open();
  sign('scroll');
  await pass(60_000);
  expect(act).not.toHaveBeenCalled();
  expect(isCalm()).toBe(false);
});

it.each(['pointerdown', 'scroll', 'wheel', 'touchmove', 'keydown', 'keyup'])(
  'waits a whole second again after a %s',
  async (type) => {
    const { act } = await open();
    press();
    await pass(999);
    sign(type);
    sign('pointerup');
    await pass(999);
    expect(act).not.toHaveBeenCalled();
    await pass(1);
    expect(act).toHaveBeenCalledOnce();
  },
);

it('waits for as long as a finger is down, one that scrolls too', async () => {
  const { act } = await open();
  press();
  sign('pointerdown');
  sign('pointercancel');
  await pass(60_000);
  expect(act).not.toHaveBeenCalled();
  sign('touchend', { touches: [] });
  await pass(1_000);
  expect(act).toHaveBeenCalledOnce();
});

it('takes nothing that moves by itself for somebody', async () => {
  const { act } = await open();
  const strip = document.body.appendChild(document.createElement('div'));
  press();
  await pass(999);
  strip.dispatchEvent(new Event('scroll'));
  await pass(1);
  expect(act).toHaveBeenCalledOnce();
  strip.remove();
});

it('acts once, and not for what no longer waits', async () => {
  const { act, cancel, isCalm } = await open();
  cancel();
  press();
  await pass(1_000);
  expect(act).not.toHaveBeenCalled();
  expect(isCalm()).toBe(true);
});
