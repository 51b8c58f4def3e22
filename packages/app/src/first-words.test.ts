import { expect, it } from 'vitest';
import { provideRoutes } from '#kernel/routing/table.ts';
import { merchant } from './testing/samples.ts';
import { firstQuestions } from './first-questions.ts';
import { firstWords } from './first-words.ts';
import { routes } from './routes/list.ts';

it('knows of each page that begins with words which of its questions has them, and what is read at first', async () => {
  provideRoutes(routes);
  const words = firstWords((await firstQuestions(merchant, 'EN')).byPath);
  expect(words).toEqual({
    '/m/help': ['/wps/system/help?lang=EN', 0],
    '/m/notice': [expect.stringContaining('types=B%2CPL%2CPU&'), -1],
  });
});
