import { expect, it } from 'vitest';
import { findTopics } from './find-topics.ts';

const topics = [
  { title: 'Your account', content: '<p>One each. A <b>withdrawal</b> goes to your name.</p>' },
  {
    title: 'Withdrawals',
    content: '<ol><li>Open the wallet.</li><li>Say how much.</li></ol><script>secret()</script>',
  },
  { title: 'السحب', content: '<p>افتح المحفظة. هل تحتاج إلى مساعدة؟ اكتب إلينا.</p>' },
];

it('finds by the beginning of words, whoever has it in the title first', () => {
  expect(findTopics(topics, 'WITHDR')).toEqual([
    { place: 1, title: 'Withdrawals', sentence: 'Open the wallet.' },
    { place: 0, title: 'Your account', sentence: 'A withdrawal goes to your name.' },
  ]);
});

it('asks that every word is there, in the title or the text', () => {
  expect(findTopics(topics, 'wallet withdrawals').map(({ place }) => place)).toEqual([1]);
  expect(findTopics(topics, 'wallet account')).toEqual([]);
});

it('reads right to left as well', () => {
  expect(findTopics(topics, 'مساعدة')).toEqual([
    { place: 2, title: 'السحب', sentence: 'هل تحتاج إلى مساعدة؟' },
  ]);
});

it.each(['', '  ', '?!', 'drawal'])('finds nothing by “%s”', (typed) => {
  expect(findTopics(topics, typed)).toEqual([]);
});
