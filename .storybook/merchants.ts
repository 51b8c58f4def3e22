import { readMerchant, sheet, type SourceFile } from '../packages/themes/src/index.ts';
import type { Template } from '../packages/themes/src/contract/index.ts';

export interface StoryMerchant {
  readonly code: string;
  readonly name: string;
  /** The merchant's own sheet, as it is served. */
  readonly css: string;
  readonly template: Template;
}

const files: Record<string, string> = import.meta.glob('../merchants/*/*.{json,jsonc}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const codes = [...new Set(Object.keys(files).map((path) => path.split('/').at(-2) ?? ''))]
  // The template and the families are folders too, and no merchants.
  .filter((code) => !code.startsWith('_'))
  .toSorted();

const source = (code: string, name: string): SourceFile | undefined => {
  const text = files[`../merchants/${code}/${name}`];
  return text === undefined ? undefined : { file: `merchants/${code}/${name}`, text };
};

const only = <Key extends string>(
  key: Key,
  file: SourceFile | undefined,
): { readonly [K in Key]?: SourceFile } =>
  file ? ({ [key]: file } as { [K in Key]: SourceFile }) : {};

function read(code: string): StoryMerchant[] {
  const manifest = source(code, 'manifest.jsonc');
  if (!manifest) return [];
  const { merchant, diagnostics } = readMerchant({
    manifest,
    ...only('tokens', source(code, 'tokens.json')),
    ...only('template', source(code, 'template.json')),
    modes: {
      ...only('dark', source(code, 'tokens.dark.json')),
      ...only('light', source(code, 'tokens.light.json')),
    },
    texts: {},
  });
  if (!merchant) throw new Error(`${code}: ${diagnostics.map((one) => one.message).join(' ')}`);
  return [
    {
      code,
      name: merchant.manifest.name,
      css: sheet(merchant.themes),
      template: merchant.template.slots,
    },
  ];
}

/** The merchants of this repository, through the engine that builds them. */
export const merchants: readonly StoryMerchant[] = codes.flatMap(read);
