import { join } from 'node:path';
import { readMerchant, type Diagnostic, type Merchant, type MerchantFiles } from '@livery/themes';
import type { brandPictures } from '../brand/pictures.ts';
import type { OutputFile } from '../output-file.ts';
import type { Answers } from './answers.ts';
import { schemasFrom } from './schemas-from.ts';
import { standOutNotes } from './stand-out.ts';
import { drawnFile, drawnText } from './drawn.ts';
import type { Logo } from './logo.ts';
import { manifestText, type ManifestParts } from './manifest-text.ts';
import { iconFiles, drawForBrand, type IconKey } from './pictures.ts';

export interface Draft {
  readonly files: readonly OutputFile[];
  readonly notes: readonly string[];
}

export type DraftResult =
  | { readonly draft: Draft }
  | { readonly diagnostics: readonly Diagnostic[] };

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Files without a value yet: they complete themselves in an editor, and nothing overrides by accident. */
const texts = (answers: Answers, schemas: string): Record<string, string> => ({
  'tokens.json': pretty({
    $schema: `${schemas}/tokens.json`,
    $description: `${answers.name}: what both modes say in their own way. Nothing yet; the seeds say all.`,
  }),
  'tokens.dark.json': pretty({ $schema: `${schemas}/tokens.json` }),
  'tokens.light.json': pretty({ $schema: `${schemas}/tokens.json` }),
  'template.json': pretty({
    $schema: `${schemas}/template.json`,
    ...(answers.family === undefined || answers.theme !== undefined
      ? { defaultTheme: answers.theme ?? 'dark' }
      : {}),
    slots: answers.scene === undefined ? {} : { backdrop: answers.scene },
  }),
  ...Object.fromEntries(answers.languages.map((code) => [`locales/${code}.json`, pretty({})])),
});

const memory = (
  files: Readonly<Record<string, string>>,
  manifest: string,
  family: MerchantFiles['family'],
): MerchantFiles => {
  const file = (name: string) => ({ file: name, text: files[name] ?? '{}' });
  return {
    manifest: { file: 'manifest.jsonc', text: manifest },
    tokens: file('tokens.json'),
    modes: { dark: file('tokens.dark.json'), light: file('tokens.light.json') },
    template: file('template.json'),
    texts: {},
    ...(family ? { family } : {}),
  };
};

type PolicyChoice = Pick<ManifestParts, 'policy'>;

/** The colour to the digit where it can be read, else moved the least that helps. */
function settled(
  parts: Omit<ManifestParts, 'policy'>,
  files: Readonly<Record<string, string>>,
  family: MerchantFiles['family'],
):
  | { readonly merchant: Merchant; readonly chosen: PolicyChoice }
  | { readonly diagnostics: readonly Diagnostic[] } {
  const read = (chosen: PolicyChoice) =>
    readMerchant(memory(files, manifestText({ ...parts, ...chosen }), family));
  for (const policy of ['exact', 'nearest'] as const) {
    const { merchant } = read({ policy });
    if (merchant) return { merchant, chosen: { policy } };
  }
  return { diagnostics: read({ policy: 'nearest' }).diagnostics };
}

const logoNotes = ({ ofLogo }: Answers): string[] =>
  ofLogo
    ? [
        `The colours are the logo’s: ${ofLogo.action} for the main button${ofLogo.second === undefined ? '' : `, ${ofLogo.second} for tags and the bonus badge`}. --brand takes another.`,
      ]
    : [];

/** Where a merchant is drafted, and from what. */
export interface DraftPlace {
  readonly root: string;
  readonly family?: MerchantFiles['family'];
  /** What draws the icons, splash and card; our own when nothing is said. */
  readonly draw?: typeof brandPictures;
}

/** Everything a merchant's folder holds, made of answers; nothing is written here. */
export async function draft(
  answers: Answers,
  logo: Logo | undefined,
  where: DraftPlace,
  say: (text: string) => void = () => {},
): Promise<DraftResult> {
  const schemas = schemasFrom(join(where.root, answers.code));
  const files = texts(answers, schemas);
  const markFile = `mark.${logo?.kind ?? 'svg'}`;
  const parts = { ...answers, schemas, pictures: { logo: { mark: markFile }, icons: iconFiles } };
  const found = settled(parts, files, where.family);
  if ('diagnostics' in found) return found;
  const { merchant, chosen } = found;

  const { mark, mono, icons, note } = await drawForBrand(merchant, logo, say, where.draw);

  const logoFiles = { mark: markFile, ...(mono ? { mono: 'mono.png' } : {}) };
  const manifest = manifestText({
    ...parts,
    ...chosen,
    pictures: { logo: logoFiles, icons: iconFiles },
  });
  const drawn = [
    ...(logo ? [] : [{ path: `assets/${markFile}`, content: mark }]),
    ...(mono ? [{ path: 'assets/mono.png', content: mono }] : []),
    ...Object.entries(icons).map(([key, content]) => ({
      path: `assets/${iconFiles[key as IconKey]}`,
      content,
    })),
  ];
  return {
    draft: {
      notes: [
        ...logoNotes(answers),
        ...standOutNotes(merchant),
        ...(note === undefined ? [] : [note]),
      ],
      files: [
        { path: 'manifest.jsonc', content: manifest },
        ...Object.entries(files).map(([path, content]) => ({ path, content })),
        ...(logo ? [{ path: `assets/${markFile}`, content: mark }] : []),
        ...drawn,
        { path: drawnFile, content: drawnText(new Map(), drawn) },
      ],
    },
  };
}
