import type { Fidelity } from './color/ramp.ts';
import type { Profile } from './jurisdictions/profiles.ts';
import { flagsOf, type Flags } from './flags/flags.ts';
import { modes, type Mode } from './contract/token.ts';
import { lint } from './lint/lint.ts';
import { hasErrors, type Diagnostic } from './manifest/diagnostic.ts';
import { templateSchema, type TemplateFile } from './manifest/files.ts';
import type { Manifest } from './manifest/manifest.ts';
import { merge } from './manifest/merge.ts';
import { reporter, type Report } from './manifest/places.ts';
import { readManifest } from './manifest/read-manifest.ts';
import {
  askedFor,
  catalogueFaults,
  languageFaults,
  mergeTexts,
  readTexts,
  textReporter,
  type TextReport,
  type Texts,
} from './manifest/read-texts.ts';
import { parseSource, type SourceFile } from './manifest/source.ts';
import { fillTemplate, type MerchantTemplate } from './manifest/template.ts';
import { validate } from './manifest/validate.ts';
import { growRamps } from './resolve/grow.ts';
import { folderLayers, lockFaults, lockLayer, type ModeLayers } from './resolve/layers.ts';
import type { Layer } from './resolve/tree/leaf.ts';
import { ownNameFaults } from './resolve/tree/own-names.ts';
import { resolve, type ResolvedTheme } from './resolve/resolve.ts';

/** A folder as text: the engine never touches the disk. */
export interface FolderFiles {
  readonly manifest: SourceFile;
  readonly tokens?: SourceFile;
  readonly modes: Readonly<Partial<Record<Mode, SourceFile>>>;
  readonly template?: SourceFile;
  /** Text overrides by merchant language code. */
  readonly texts: Readonly<Record<string, SourceFile>>;
}

export interface MerchantFiles extends FolderFiles {
  /** What `extends` names. */
  readonly family?: FolderFiles & { readonly name: string };
  /** Names of the families there are, for a hint when `extends` names another. */
  readonly families?: readonly string[];
  /** What the app can say, for a text override that nobody asks for. */
  readonly app?: {
    readonly textKeys: ReadonlySet<string>;
    /** Languages it has a catalogue in. */
    readonly languages: ReadonlySet<string>;
  };
}

/** A folder that was read, resolved and found right. */
export interface Merchant {
  readonly manifest: Manifest;
  readonly profile: Profile;
  readonly flags: Flags;
  readonly template: MerchantTemplate;
  readonly themes: Readonly<Record<Mode, ResolvedTheme>>;
  /** What the themes were resolved from, weakest first. */
  readonly layers: ModeLayers;
  readonly texts: Texts;
  /** What became of the brand's own colours. */
  readonly fidelity: readonly Fidelity[];
  /** Complains about a key of the manifest at the place that set it. */
  readonly report: Report;
  /** The same of the template; the manifest's own where there is no template file. */
  readonly reportTemplate: Report;
  /** Complains about a text of the merchant's own, or of its family. */
  readonly reportText: TextReport;
}

export interface Outcome {
  readonly merchant?: Merchant;
  readonly diagnostics: readonly Diagnostic[];
}

/** The family's template under the merchant's own. */
function readTemplate(files: readonly (SourceFile | undefined)[]) {
  const diagnostics: Diagnostic[] = [];
  const sources = files.flatMap((file) => {
    if (!file) return [];
    const { source, diagnostics: faults } = parseSource(file, 'strict');
    const { value = {}, diagnostics: invalid } = validate(source, templateSchema);
    diagnostics.push(...faults, ...invalid);
    return [{ source, value }];
  });
  const said = sources.reduce((below, { value }) => merge(below, value), {}) as TemplateFile;
  const report =
    sources.length > 0 ? reporter(sources.map(({ source }) => source).toReversed()) : undefined;
  return { template: fillTemplate(said), report, diagnostics };
}

/** From files to a verified merchant, or to every complaint at once. */
export function readMerchant(files: MerchantFiles): Outcome {
  const { family } = files;
  const {
    read,
    report,
    diagnostics: manifestFaults,
  } = readManifest(files.manifest, family, files.families);
  const layout = readTemplate([family?.template, files.template]);
  const asked = askedFor(files.app?.textKeys, read?.manifest.banners ?? []);
  const familyTexts = readTexts(family?.texts ?? {}, read?.profile, asked);
  const ownTexts = readTexts(files.texts, read?.profile, asked);
  const shared = folderLayers(family ?? { modes: {} });
  const own = folderLayers(files, shared.layers);
  const diagnostics = [
    ...manifestFaults,
    ...layout.diagnostics,
    ...familyTexts.diagnostics,
    ...ownTexts.diagnostics,
    ...shared.diagnostics,
    ...own.diagnostics,
    ...ownNameFaults(allOf(shared.layers), allOf(shared.layers), true),
    ...ownNameFaults(allOf(own.layers), [...allOf(shared.layers), ...allOf(own.layers)], false),
  ];

  // Values are looked at even when the manifest cannot be read: every complaint comes at once.
  const lock = read && lockLayer(read.profile);
  const said = {
    dark: [...shared.layers.dark, ...own.layers.dark],
    light: [...shared.layers.light, ...own.layers.light],
  };
  const grown = growRamps(read?.manifest.brand, said, report);
  diagnostics.push(...grown.diagnostics);
  const brandOf = (mode: Mode) => [grown.layers[mode], ...said[mode]];
  const brand = { dark: brandOf('dark'), light: brandOf('light') };
  const locked = lock ? [lock] : [];
  const layers = { dark: [...brand.dark, ...locked], light: [...brand.light, ...locked] };
  const themeOf = (mode: Mode): ResolvedTheme => {
    const resolved = resolve(layers[mode], mode);
    diagnostics.push(...resolved.diagnostics);
    return resolved.theme;
  };
  const themes = { dark: themeOf('dark'), light: themeOf('light') };
  if (!read || !lock) return { diagnostics: once(diagnostics) };

  const { manifest, profile } = read;
  // Of a template that cannot be read nobody knows what its layout reads.
  diagnostics.push(
    ...languageFaults(files.texts, manifest),
    ...catalogueFaults(files.app?.languages, manifest, report),
    ...modes.flatMap((mode) => lockFaults(said[mode], lock, profile)),
    ...lint({
      manifest,
      profile,
      report,
      template: layout.template,
      reportTemplate: layout.report ?? report,
      themes,
      layers: brand,
    }).filter(({ code }) => code !== 'token.unused' || !hasErrors(layout.diagnostics)),
  );
  const unique = once(diagnostics);
  if (hasErrors(unique)) return { diagnostics: unique };
  return {
    diagnostics: unique,
    merchant: {
      manifest,
      profile,
      report,
      reportTemplate: layout.report ?? report,
      reportText: textReporter([ownTexts.sources, familyTexts.sources]),
      flags: flagsOf(manifest),
      template: layout.template,
      themes,
      layers,
      fidelity: grown.fidelity,
      texts: mergeTexts(manifest.languages, [familyTexts.texts, ownTexts.texts, profile.texts]),
    },
  };
}

/** The layers of both modes, each once. */
const allOf = (layers: ModeLayers): readonly Layer[] => [
  ...new Set(modes.flatMap((mode) => layers[mode])),
];

/** What both modes complain about is said once. */
const once = (diagnostics: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values(),
];
