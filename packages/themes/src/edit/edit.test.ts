import { describe, expect, it } from 'vitest';
import { EditFault } from './document.ts';
import { valueAt, withEdits, withoutLastCommas } from './edit.ts';

const file = `{
    // Who we are.
    "code": "kestrel", // for life

    // One word each.
    "list": [
        "one", // first
        // Said of the second.
        "two" // last
    ],
    "flat": { "a": 1, "b": [1, 2, 3] } // together
}
`;

const changed = (text: string, after: string): string[] => {
  const before = text.split('\n');
  return after.split('\n').filter((line) => !before.includes(line));
};

it('puts a comma after the value and before the comment of its line', () => {
  const after = withEdits(file, [
    { op: 'insert', path: ['list', 2], value: 'three' },
    { op: 'set', path: ['more', 'deep'], value: true },
  ]);
  expect(changed(file, after)).toEqual([
    '        "two", // last',
    '        "three"',
    '    "flat": { "a": 1, "b": [1, 2, 3] }, // together',
    '    "more": { "deep": true }',
  ]);
});

it('takes along the comment above and the one behind, and the comma that is one too many', () => {
  const after = withEdits(file, [
    { op: 'remove', path: ['list', 1] },
    { op: 'remove', path: ['code'] },
  ]);
  expect(after).toBe(`{
    // One word each.
    "list": [
        "one" // first
    ],
    "flat": { "a": 1, "b": [1, 2, 3] } // together
}
`);
});

it('moves an entry with both of its comments, to another indent too', () => {
  const after = withEdits(file, [
    { op: 'move', path: ['list', 1], to: ['list', 0] },
    { op: 'move', path: ['code'], to: ['who', 'key'] },
  ]);
  expect(after).toContain(`
        // Said of the second.
        "two", // last
        "one" // first
`);
  expect(after).toContain(`// together
    "who": {
        // Who we are.
        "key": "kestrel" // for life
    }
}`);
});

it('sets a list and an object entry by entry, so that what stays keeps its comments', () => {
  const after = withEdits(file, [
    { op: 'set', path: ['list'], value: ['one', 'two', 'three'] },
    { op: 'set', path: ['flat'], value: { b: [1, 3], c: null } },
  ]);
  expect(changed(file, after)).toEqual([
    '        "two", // last',
    '        "three"',
    '    "flat": { "b": [1, 3], "c": null } // together',
  ]);
});

it('writes as the file is written: line ends, indent, one-liners, last commas and the end', () => {
  const set = { op: 'set', path: ['new'], value: { a: { b: [1, 2] } } } as const;
  expect(withEdits('{\r\n\t"a": 1,\r\n}', [set])).toBe(
    '{\r\n\t"a": 1,\r\n\t"new": { "a": { "b": [1, 2] } },\r\n}',
  );
  expect(withEdits('{\n "a": {\n  "b": 1\n }\n}\n', [set])).toBe(
    '{\n "a": {\n  "b": 1\n },\n "new": {\n  "a": {\n   "b": [1, 2]\n  }\n }\n}\n',
  );
  expect(withEdits('{}', [set])).toBe('{\n  "new": { "a": { "b": [1, 2] } }\n}');
  expect(withEdits('{ "a": 1 }', [set])).toBe('{ "a": 1, "new": { "a": { "b": [1, 2] } } }');
});

it('changes nothing where the value is there already', () => {
  expect(withEdits(file, [{ op: 'set', path: ['flat'], value: { b: [1, 2, 3], a: 1 } }])).toBe(
    file,
  );
});

describe('an edit that cannot be made is refused', () => {
  it.each([
    [{ op: 'remove', path: ['nothing'] }, 'Nothing stands at nothing.'],
    [{ op: 'insert', path: ['code'], value: 1 }, 'code is taken.'],
    [{ op: 'insert', path: ['list', 3], value: 1 }, 'list.3 lies beyond the 2 entries'],
    [{ op: 'set', path: ['code', 'deep'], value: 1 }, 'Nothing can stand at code.deep.'],
    [{ op: 'set', path: ['list', 'word'], value: 1 }, 'Nothing can stand at list.word.'],
    [{ op: 'remove', path: [] }, 'Nothing can stand at the whole file.'],
    [{ op: 'move', path: ['code'], to: ['flat'] }, 'flat is taken.'],
  ] as const)('%j', (edit, message) => {
    expect(() => withEdits(file, [edit])).toThrow(EditFault);
    expect(() => withEdits(file, [edit])).toThrow(message);
  });

  it('and so is any edit of what is no JSON, and any value that JSON has no word for', () => {
    const set = (value: unknown) => [{ op: 'set', path: ['a'], value }] as const;
    expect(() => withEdits('{ "a": ', set(1))).toThrow(EditFault);
    for (const value of [undefined, NaN, Infinity, () => 1])
      expect(() => withEdits('{}', set(value))).toThrow(TypeError);
  });
});

it('tells what stands at a path, and nothing where there is nothing', () => {
  expect(valueAt(file, ['flat', 'b', 1])).toBe(2);
  for (const path of [
    ['flat', 'c'],
    ['code', 'deep'],
    ['flat', 'b', 9],
  ])
    expect(valueAt(file, path)).toBeUndefined();
  expect(valueAt('{', ['a'])).toBeUndefined();
});

it('takes last commas out, and leaves those in words and in comments', () => {
  expect(withoutLastCommas('{ "a": [1, 2, ], /* ,} */ "b": ",}", // ,]\n}')).toBe(
    '{ "a": [1, 2 ], /* ,} */ "b": ",}" // ,]\n}',
  );
});
