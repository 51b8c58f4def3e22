import { expect, it } from 'vitest';

import { noErrors, withErrors, withTry } from './error-news.ts';

const name = { field: 'name', text: 'Type your name.' };
const mail = { field: 'mail', text: 'Type your address.' };

it('says aloud what turns out wrong before a try, each once, and lists nothing', () => {
  const first = withErrors(noErrors, [name]);
  expect(first).toMatchObject({ listed: false, calls: 0, aloud: name.text });
  expect(withErrors(first, [name, mail]).aloud).toBe(mail.text);
});

it('lists what answers a try and calls the focus, however late it comes', () => {
  const sent = withTry(noErrors);
  expect(sent).toMatchObject({ listed: false, calls: 0 });
  expect(withErrors(sent, [name])).toMatchObject({
    listed: true,
    calls: 1,
    aloud: '',
    asked: false,
  });
});

it('calls the focus again for another try with the same errors', () => {
  const failed = withErrors(withTry(noErrors), [name]);
  expect(withTry(failed)).toMatchObject({ listed: true, calls: 2 });
});

it('leaves the focus alone while what is wrong is mended one by one', () => {
  const failed = withErrors(withTry(noErrors), [name, mail]);
  const mended = withErrors(failed, [mail]);
  expect(mended).toMatchObject({ listed: true, calls: 1, aloud: '' });
  expect(withErrors(mended, [])).toMatchObject({ listed: false, calls: 1 });
});
