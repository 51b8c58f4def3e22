import { expect, it } from 'vitest';
import { sheet } from '../../emit/sheet.ts';
import { readMerchant } from '../../merchant.ts';
import { merchantFiles } from '../../testing/merchant-files.ts';
import { migrate, renamedSince, versionOf } from './migrate.ts';

const gold = { colorSpace: 'srgb', components: [1, 0.8, 0.4] };
const plain = JSON.parse(merchantFiles().manifest.text) as Record<string, unknown>;

const old = {
  'manifest.jsonc': `{
  // Who we are.
  "schemaVersion": 1, /* the first format */
  ${JSON.stringify({ ...plain, schemaVersion: undefined }, null, 2)
    .slice(1, -1)
    .trim()}, // the end
}
`,
  'tokens.json': JSON.stringify(
    {
      $schema: '../../packages/themes/schemas/v1/tokens.json',
      color: {
        win: { $type: 'color', fill: { $value: gold, $description: 'Our gold.' } },
        $type: 'color',
        icon: { second: { $value: '{color.win.fill}' } },
      },
    },
    null,
    2,
  ),
  'template.json': JSON.stringify({ slots: { hot: 'mosaic' } }, null, 2),
};

const read = (files: Readonly<Record<string, string>>) =>
  readMerchant({
    manifest: { file: 'manifest.jsonc', text: files['manifest.jsonc'] ?? '' },
    tokens: { file: 'tokens.json', text: files['tokens.json'] ?? '' },
    template: { file: 'template.json', text: files['template.json'] ?? '' },
    modes: {},
    texts: {},
  });

it('refuses an older format in one sentence that says how to lift it', () => {
  const { diagnostics } = read(old);
  expect(diagnostics.find(({ code }) => code === 'manifest.version')).toMatchObject({
    line: 3,
    column: 20,
    hint: expect.stringContaining('livery migrate --write') as string,
  });
});

it('lifts an older folder to one that passes, and keeps every comment', () => {
  const lifted = { ...old, ...migrate(old)?.changed };
  const { merchant, diagnostics } = read(lifted);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  for (const comment of ['// Who we are.', '/* the first format */', '// the end'])
    expect(lifted['manifest.jsonc']).toContain(comment);
  expect(versionOf(lifted['manifest.jsonc'])).toBe(3);
  expect(merchant?.template.slots.rank).toBe('notch');
});

it('gives a renamed token its old value, its description and whatever pointed at it', () => {
  const tokens = JSON.parse(migrate(old)?.changed['tokens.json'] ?? '') as unknown;
  expect(tokens).toEqual({
    $schema: '../../packages/themes/schemas/v3/tokens.json',
    color: {
      $type: 'color',
      icon: { second: { $value: '{color.second.fill}' } },
      second: { fill: { $value: gold, $description: 'Our gold.' } },
    },
  });
  const { merchant } = read({ ...old, ...migrate(old)?.changed });
  const css = merchant ? sheet(merchant.themes) : '';
  expect(css).toContain('--lv-color-second-fill:#ffcc66');
  expect(css).toContain('--lv-color-icon-second:#ffcc66');
  expect(renamedSince(1).get('color.win.fill')).toBe('color.second.fill');
});

it('gives slots the names of what they decide, and what one choice did beside that a choice of its own', () => {
  const slots = {
    winners: 'ledger',
    ornament: 'diamond',
    corners: 'cut',
    tile: 'frame',
    marks: 'ink',
    edge: 'scallop',
  };
  const second = {
    'manifest.jsonc': merchantFiles().manifest.text.replace(/("schemaVersion": ?)3/, '$12'),
    'template.json': JSON.stringify({ $schema: '/schemas/v2/template.json', slots }, null, 2),
  };
  const lifted = migrate(second);
  expect(lifted).toMatchObject({ from: 2, to: 3 });
  expect(JSON.parse(lifted?.changed['template.json'] ?? '')).toEqual({
    $schema: '/schemas/v3/template.json',
    slots: {
      winners: 'ledger',
      blocks: 'rules',
      marks: 'diamond',
      edges: 'cut',
      frames: 'frame',
      notes: 'centred',
      sportMarks: 'ink',
      seam: 'scallop',
    },
  });
});

it('leaves a folder of today as it is, and one without a version alone', () => {
  const today = { 'manifest.jsonc': merchantFiles().manifest.text };
  expect(migrate(today)).toEqual({ from: 3, to: 3, changed: {} });
  expect(migrate({ 'manifest.jsonc': '{' })).toBeUndefined();
});

it('keeps indent, one-liners and line ends of a file whose tokens move', () => {
  const tokens = [
    '{',
    '    "color": {',
    '        "$type": "color",',
    '        "win": { "fill": { "$value": "{color.surface.page}" }, "text": { "$value": "{color.text.soft}" } },',
    '    }',
    '}',
    '',
  ].join('\r\n');
  expect(migrate({ ...old, 'tokens.json': tokens })?.changed['tokens.json']).toBe(
    [
      '{',
      '    "color": {',
      '        "$type": "color",',
      '        "win": { "text": { "$value": "{color.text.soft}" } },',
      '        "second": { "fill": { "$value": "{color.surface.page}" } },',
      '    }',
      '}',
      '',
    ].join('\r\n'),
  );
});

it('turns colours that were typed into objects, in files of today too, and what is none it leaves', () => {
  const today = merchantFiles().manifest.text;
  const shadow = { offsetX: 0, color: 'black' };
  const tokens = {
    a: { $type: 'color', b: { $value: 'rgb(255 204 102 / 0.5)' }, c: { $value: 'no colour' } },
    d: { $type: 'shadow', $value: [shadow, { ...shadow, color: '{a.b}' }] },
    e: { $type: 'fontFamily', $value: 'red' },
  };
  const lifted = migrate({
    'manifest.jsonc': today,
    'tokens.dark.json': JSON.stringify(tokens, null, 2),
  });
  expect(Object.keys(lifted?.changed ?? {})).toEqual(['tokens.dark.json']);
  const object = { colorSpace: 'srgb', components: [1, 0.8, 0.4], alpha: 0.5, hex: '#ffcc66' };
  const black = { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' };
  expect(JSON.parse(lifted?.changed['tokens.dark.json'] ?? '')).toEqual({
    ...tokens,
    a: { ...tokens.a, b: { $value: object } },
    d: {
      ...tokens.d,
      $value: [
        { ...shadow, color: black },
        { ...shadow, color: '{a.b}' },
      ],
    },
  });
});
