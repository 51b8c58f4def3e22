import { ramp, type Seed } from './color/ramp.ts';
import { flagNames, flags, type Flags } from './contract/flags.ts';
import { defaultTemplate, type Template } from './contract/slots.ts';
import type { Mode } from './contract/token.ts';
import type { Hex } from './contract/value.ts';
import { lint } from './lint/lint.ts';
import { hasErrors, type Diagnostic } from './manifest/diagnostic.ts';
import { manifestSchema, templateSchema, textsSchema, type Manifest } from './manifest/schema.ts';
import { parseSource, type SourceFile } from './manifest/source.ts';
import { validate } from './manifest/validate.ts';
import { rampLayer, readLayer, type Layer } from './resolve/layer.ts';
import { resolve, type ResolvedTheme } from './resolve/resolve.ts';

/** A merchant's folder as text: the engine never touches the disk. */
export interface MerchantFiles {
  readonly manifest: SourceFile;
  readonly tokens?: SourceFile;
  readonly modes: Readonly<Partial<Record<Mode, SourceFile>>>;
  readonly template?: SourceFile;
  /** Text overrides by merchant language code. */
  readonly texts: Readonly<Record<string, SourceFile>>;
}

/** A folder that was read, resolved and found right. */
export interface Merchant {
  readonly manifest: Manifest;
  readonly flags: Flags;
  readonly template: { readonly defaultTheme: Mode; readonly slots: Template };
  readonly themes: Readonly<Record<Mode, ResolvedTheme>>;
  /** What the themes were resolved from, weakest first. */
  readonly layers: Readonly<Record<Mode, readonly Layer[]>>;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Outcome {
  readonly merchant?: Merchant;
  readonly diagnostics: readonly Diagnostic[];
}

const seedOf = (
  seed: { color: string; policy?: Seed['policy'] } | undefined,
  fallback: Hex,
): Seed =>
  seed
    ? { color: seed.color.toLowerCase() as Hex, policy: seed.policy ?? 'exact' }
    : { color: fallback, policy: 'derived' };

/** From files to a verified merchant, or to every complaint at once. */
export function readMerchant(files: MerchantFiles): Outcome {
  const diagnostics: Diagnostic[] = [];
  const open = (file: SourceFile) => {
    const parsed = parseSource(file);
    diagnostics.push(...parsed.diagnostics);
    return parsed.source;
  };
  const checked = <T>(outcome: {
    value?: T;
    diagnostics: readonly Diagnostic[];
  }): T | undefined => {
    diagnostics.push(...outcome.diagnostics);
    return outcome.value;
  };

  const manifestSource = open(files.manifest);
  const manifest = checked(validate(manifestSource, manifestSchema));
  const template = files.template
    ? checked(validate(open(files.template), templateSchema))
    : undefined;
  const texts = Object.fromEntries(
    Object.entries(files.texts).map(([code, file]) => [
      code,
      checked(validate(open(file), textsSchema)) ?? {},
    ]),
  );
  const layerOf = (file: SourceFile | undefined) => {
    if (!file) return [];
    const read = readLayer(open(file));
    diagnostics.push(...read.diagnostics);
    return [read.layer];
  };
  const common = layerOf(files.tokens);
  const own = { dark: layerOf(files.modes.dark), light: layerOf(files.modes.light) };
  if (!manifest) return { diagnostics };

  for (const [code, { file }] of Object.entries(files.texts)) {
    if (manifest.languages.some((language) => language === code)) continue;
    diagnostics.push({
      code: 'texts.language',
      severity: 'error',
      file,
      line: 1,
      column: 1,
      message: `"${code}" is not among the languages of the manifest.`,
      hint: `One of ${manifest.languages.join(', ')}.`,
    });
  }

  const action = seedOf(manifest.brand.action, '#5b8cff');
  const seeds = {
    action,
    neutral: seedOf(manifest.brand.neutral, action.color),
    win: seedOf(manifest.brand.win, '#ffd27a'),
  };
  const layersOf = (mode: Mode): Layer[] => [rampLayer(ramp(seeds, mode)), ...common, ...own[mode]];
  const layers = { dark: layersOf('dark'), light: layersOf('light') };
  const themeOf = (mode: Mode): ResolvedTheme => {
    const resolved = resolve(layers[mode], mode);
    diagnostics.push(...resolved.diagnostics);
    return resolved.theme;
  };
  const themes = { dark: themeOf('dark'), light: themeOf('light') };
  diagnostics.push(...lint({ manifest, manifestSource, themes }));
  const unique = [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
  if (hasErrors(unique)) return { diagnostics: unique };

  return {
    diagnostics: unique,
    merchant: {
      manifest,
      flags: Object.fromEntries(
        flagNames.map((name) => [name, manifest.flags?.[name] ?? flags[name].default]),
      ) as unknown as Flags,
      template: {
        defaultTheme: template?.defaultTheme ?? 'dark',
        slots: { ...defaultTemplate, ...template?.slots } as Template,
      },
      themes,
      layers,
      texts,
    },
  };
}
