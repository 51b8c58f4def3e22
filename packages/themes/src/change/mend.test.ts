import { expect, it } from 'vitest';
import { mutate, randomFrom } from '../testing/fuzz/mutate.ts';
import { parseSource } from '../manifest/source.ts';
import { readMerchant } from '../merchant.ts';
import { merchantFiles } from '../testing/merchant-files.ts';
import { soundText, withMend } from './mend.ts';

it('makes a file readable whose only faults are a mark in front and commas too many', () => {
  expect(soundText('tokens.json', '\uFEFF{ "a": [1, 2,], }')).toEqual({
    text: '{ "a": [1, 2] }',
    says: 'without its byte-order mark and without a comma before a closing bracket',
  });
  expect(soundText('manifest.jsonc', '\uFEFF{ "a": 1, } // said')).toEqual({
    text: '{ "a": 1, } // said',
    says: 'without its byte-order mark',
  });
  for (const text of [
    '{ "a": 1 }',
    '{ "a": 1,, }',
    '{ "a": 1, } // said',
    '{ "a": 1, "a": 2, }',
    '',
  ])
    expect(soundText('tokens.json', text), text).toBeUndefined();
});

it('takes a token out with the groups that would be empty, and nothing twice', () => {
  const text = '{ "a": { "$type": "number", "b": { "$value": 1 } }, "c": 1 }';
  const mend = { says: '', edit: { op: 'remove', path: ['a', 'b'] } } as const;
  expect(withMend(text, mend)).toBe('{ "c": 1 }');
  expect(withMend('{ "c": 1 }', mend)).toBe('{ "c": 1 }');
  expect(withMend('{ "c": ', mend)).toBe('{ "c": ');
});

const tokens = {
  color: {
    $type: 'color',
    text: { soft: { $value: '#444' }, faint: { $value: 'rgb(40 40 40)' } },
    surface: { page: { $value: { colorSpace: 'srgb', components: [0.1, 0.1, 0.1] } } },
  },
  radius: { card: { $type: 'dimension', $value: { value: 17, unit: 'px' } } },
  space: { inset: { $value: { value: 17, unit: 'px' } } },
};

it('leaves a file that can be read readable, whatever is broken in it', () => {
  const { text } = merchantFiles({ tokens }).tokens ?? { text: '' };
  let mended = 0;
  for (let seed = 1; seed <= 150; seed++) {
    const file = { file: 'tokens.json', text: mutate(text, randomFrom(seed)) };
    const { diagnostics } = readMerchant({ ...merchantFiles(), tokens: file });
    for (const { mend, file: named } of diagnostics) {
      if (!mend || named !== file.file) continue;
      const after = withMend(file.text, mend);
      expect(parseSource({ file: named, text: after }, 'strict').diagnostics, after).toEqual([]);
      if (after !== file.text) mended++;
    }
    const sound = soundText(file.file, file.text);
    const whole = { ...file, text: sound?.text ?? '{}' };
    expect(parseSource(whole, 'strict').diagnostics).toEqual([]);
  }
  expect(mended).toBeGreaterThan(10);
});
