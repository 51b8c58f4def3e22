import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findingsPage } from './findings-page.ts';

it('shows place, line, fault and hint of each finding, errors first, and lets nothing of a file act', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-findings-'));
  try {
    const file = join(folder, 'manifest.jsonc');
    await writeFile(file, '{\n  "name": "<script>x()</script>"\n}\n');
    const html = findingsPage('shop', [
      { code: 'font.unknown', severity: 'warning', file, line: 1, column: 1, message: 'Later.' },
      {
        code: 'text.unseen',
        severity: 'error',
        file,
        line: 2,
        column: 11,
        message: 'It holds <b>.',
        hint: 'Type it "anew".',
      },
    ]);
    expect(html).toContain(`${file}:2:11`);
    expect(html).toContain('It holds &lt;b&gt;.');
    expect(html).toContain('Type it &quot;anew&quot;.');
    expect(html).toContain('<mark>&quot;</mark>&lt;script&gt;');
    expect(html).not.toContain('<script>x()');
    expect(html.indexOf('It holds')).toBeLessThan(html.indexOf('Later.'));
    expect(html).toContain('<title>shop: 1 error</title>');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
