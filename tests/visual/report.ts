import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { escapeHtml } from '../../packages/themes/src/index.ts';

export interface Finding {
  readonly look: string;
  readonly title: string;
  readonly id: string;
  readonly verdict: 'changed' | 'new' | 'gone' | 'failed';
  readonly note: string;
  /** Pictures by what they are, to be laid side by side. */
  readonly pictures: Readonly<Record<string, Uint8Array>>;
}

const style = `
body { font: 15px/1.5 system-ui; margin: 24px; background: #f4f4f6; color: #15171d }
section { background: #fff; padding: 16px; margin-block: 16px; border-radius: 12px }
h2 { font-size: 17px; margin: 0 0 8px }
.row { display: flex; gap: 16px; overflow-x: auto }
figure { margin: 0 } figcaption { color: #4a4f5c } img { border: 1px solid #ccc; max-width: 390px }
`;

/** One page with everything that somebody has to look at. */
export async function writeReport(
  folder: string,
  head: readonly string[],
  findings: readonly Finding[],
): Promise<string> {
  const sections: string[] = [];
  for (const { look, title, id, verdict, note, pictures } of findings) {
    const figures: string[] = [];
    for (const [name, picture] of Object.entries(pictures)) {
      const file = `${look}/${id}.${name}.webp`;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), picture);
      figures.push(
        `<figure><figcaption>${name}</figcaption><img loading="lazy" src="${file}" alt=""></figure>`,
      );
    }
    sections.push(
      `<section><h2>${escapeHtml(title)} · ${look} · ${verdict}</h2><p>${escapeHtml(note)}</p><div class="row">${figures.join('')}</div></section>`,
    );
  }
  const page = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>What looks different</title>',
    `<style>${style}</style><h1>What looks different</h1>`,
    ...head.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...sections,
  ].join('\n');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'index.html');
  await writeFile(file, page);
  return file;
}
