import { expect, it, vi } from 'vitest';
import { merchant } from './testing/samples.ts';
import { firstQuestions } from './first-questions.ts';

const own = (asked: readonly string[] = []) => asked.map((one) => one.split('?')[0]);

it('knows what each page asks a visitor’s platform first, in the language it is asked for', async () => {
  const { byPath: asked } = await firstQuestions(merchant, 'TL');
  expect(own(asked['/m/help'])).toEqual(['/wps/system/help']);
  expect(own(asked['/m/slotsCenter'])).toEqual(['/wps/game/list']);
  // All at once: none of them comes before another.
  expect(own(asked['/m/gameCenter']).toSorted()).toEqual([
    '/wps/announcement',
    '/wps/game/hot',
    '/wps/game/vendors',
  ]);
  expect(asked['/m/help']?.[0]).toContain('lang=TL');
  expect(asked['/m/slotsCenter']?.[0]).toContain('gameType=RNG');
});

it('asks nothing for what is a member’s own, and nothing where a page has nothing to ask', async () => {
  const { byPath: asked } = await firstQuestions(merchant, 'EN');
  expect(asked['/m/webEmail']).toBeUndefined();
  expect(asked['/m/login']).toBeUndefined();
});

it('knows whose questions are the same whatever else an address says', async () => {
  const { anyhow } = await firstQuestions(merchant, 'EN');
  expect(anyhow).toEqual(
    expect.arrayContaining(['/m/help', '/m/notice', '/m/activity', '/m/activityDetail']),
  );
  for (const path of ['/m/hot-games', '/m/gameList', '/m/gameCenter', '/m/live-games'])
    expect(anyhow).not.toContain(path);
});

it('knows what a list asks that its address narrows to one vendor, or to one kind of games', async () => {
  const { narrowed } = await firstQuestions(merchant, 'EN');
  expect(narrowed['/m/slot-games']).toEqual({
    vassalage: expect.stringMatching(/^\/wps\/game\/list\?gameType=RNG&vassalage=ANY-VALUE&/),
  });
  expect(narrowed['/m/hot-games']?.['vassalage']).toMatch(
    /^\/wps\/game\/list\?vassalage=ANY-VALUE&.*isHot=true/,
  );
  expect(narrowed['/m/gameList']?.['gameType']).toMatch(/^\/wps\/game\/list\?gameType=ANY-VALUE&/);
  // Games of the house are slots of one maker, as the list itself asks.
  expect(narrowed['/m/gameList']?.['gameType=INHOUSE']).toMatch(
    /^\/wps\/game\/list\?gameType=RNG&vassalage=BGS&/,
  );
  for (const path of ['/m/gameCenter', '/m/help', '/m/activity'])
    expect(narrowed[path]).toBeUndefined();
});

it('lets no time pass between lists, for no platform has to be spared', async () => {
  // No clock goes on: who waits for one waits for ever.
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { byPath } = await firstQuestions(merchant, 'EN');
  expect(
    Object.values(byPath)
      .flat()
      .filter((one) => one.startsWith('/wps/game/list')).length,
  ).toBeGreaterThan(5);
}, 60_000);
