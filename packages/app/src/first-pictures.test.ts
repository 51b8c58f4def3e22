import { expect, it } from 'vitest';
import { merchant } from './testing/samples.ts';
import { firstPictures } from './first-pictures.ts';
import { firstQuestions } from './first-questions.ts';

it('knows of each page that begins with pictures which of its questions tells them', async () => {
  const { byPath: asked } = await firstQuestions(merchant, 'EN');
  const by = Object.entries(firstPictures(asked)).map(([path, all]) => [
    path,
    all.map((one) => one.split('?')[0]),
  ]);
  expect(Object.fromEntries(by)).toMatchObject({
    '/m/hot-games': ['/wps/game/hot'],
    '/m/slotsCenter': ['/wps/game/list'],
    '/m/lottery': ['/wps/lottery/draws'],
    '/m/activity': ['/wps/announcement'],
  });
});

it('knows of a game centre that hot games stand below its banners', async () => {
  const { byPath } = await firstQuestions(merchant, 'EN');
  expect(firstPictures(byPath)['/m/gameCenter']).toEqual([
    expect.stringContaining('groupName=m_newgame'),
    expect.stringContaining('/wps/game/hot?'),
  ]);
});

it('takes none for a page of words', async () => {
  const pictures = firstPictures((await firstQuestions(merchant, 'EN')).byPath);
  expect(pictures['/m/help']).toBeUndefined();
  expect(pictures['/m/notice']).toBeUndefined();
});
