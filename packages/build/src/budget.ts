import { brotliCompressSync } from 'node:zlib';
import type { Diagnostic, Merchant } from '@livery/themes';
import type { OutputFile } from '@livery/merchants/output-file';

const kilobytes = (files: readonly OutputFile[]): number =>
  files.reduce((sum, { content }) => sum + brotliCompressSync(Buffer.from(content)).length, 0) /
  1024;

const what = {
  script: 'scripts of the home page',
  style: 'styles of the home page',
  page: 'document of the home page',
} as const;

const styleElement = /<style[^>]*>([^]*?)<\/style>/g;

/** What the home page loads, by the names of a budget. */
function weights(files: readonly OutputFile[]): Readonly<Record<keyof typeof what, number>> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const home = byPath.get('home.html');
  const html = home ? Buffer.from(home.content).toString() : '';
  const styles = [...html.matchAll(styleElement)].map(([, text = '']) => text);
  const [, code = ''] = / data-code="([^"]*)"/.exec(html) ?? [];
  const scripts = code.split(' ').flatMap((address) => byPath.get(address.slice(1)) ?? []);
  return {
    script: kilobytes(scripts),
    style: kilobytes([{ path: '', content: styles.join('') }]),
    page: kilobytes([{ path: '', content: html.replaceAll(styleElement, '') }]),
  };
}

/** A site that weighs more than its merchant allows, at the key that allows it. */
export function budgetFaults(
  { manifest, report }: Merchant,
  files: readonly OutputFile[],
): readonly Diagnostic[] {
  const asked = Object.entries(manifest.sizeBudget) as [keyof typeof what, number][];
  if (asked.length === 0) return [];
  const found = weights(files);
  return asked
    .filter(([key, most]) => found[key] > most)
    .map(([key, most]) =>
      report(
        ['sizeBudget', key],
        'size.budget',
        `The ${what[key]} weigh ${found[key].toFixed(1)} KB in Brotli; ${most} KB are allowed.`,
        'Switch a feature off, take a lighter picture or face, or allow more.',
      ),
    );
}
