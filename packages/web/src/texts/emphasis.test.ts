import { expect, it } from 'vitest';
import { emphasised } from './emphasis.ts';

it('finds the word between asterisks and takes them away', () => {
  expect(emphasised('The *hot* list')).toEqual({ title: 'The hot list', emphasis: 'hot' });
  expect(emphasised('*Ang patok*')).toEqual({ title: 'Ang patok', emphasis: 'Ang patok' });
});

it('leaves a title without a pair of them as it is', () => {
  for (const title of ['Hot games', 'Five * hotel', '**', '']) {
    expect(emphasised(title)).toEqual({ title });
  }
});

it('emphasises one word only', () => {
  expect(emphasised('*a* and *b*')).toEqual({ title: 'a and *b*', emphasis: 'a' });
});
