import { expect, it } from 'vitest';
import { merchant } from './testing/samples.ts';
import { firstPictures } from './first-pictures.ts';
import { firstQuestions } from './first-questions.ts';

it('knows of each page that begins with pictures which of its questions tells them', async () => {
  const { byPath: asked } = await firstQuestions(merchant, 'EN');
  const by = Object.entries(firstPictures(asked)).map(([path, one]) => [path, one.split('?')[0]]);
  expect(Object.fromEntries(by)).toMatchObject({
    '/m/hot-games': '/wps/game/hot',
    '/m/slotsCenter': '/wps/game/list',
    '/m/lottery': '/wps/lottery/draws',
    '/m/activity': '/wps/announcement',
  });
  expect(firstPictures(asked)['/m/gameCenter']).toContain('groupName=m_newgame');
});

it('takes none for a page of words', async () => {
  const pictures = firstPictures((await firstQuestions(merchant, 'EN')).byPath);
  expect(pictures['/m/help']).toBeUndefined();
  expect(pictures['/m/notice']).toBeUndefined();
});
