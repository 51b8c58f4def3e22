import { findNodeAtLocation } from 'jsonc-parser';
import type { FindingCode } from '../findings/findings.ts';
import type { Profile } from '../jurisdictions/profiles.ts';
import type { Diagnostic } from './diagnostic.ts';
import { textsSchema } from './files.ts';
import type { Manifest } from './manifest.ts';
import type { Report } from './places.ts';
import { parseSource, type Source, type SourceFile } from './source.ts';
import { didYouMean } from './suggest.ts';
import { validate } from './validate.ts';

export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The files that the texts are from, by language code. */
export type TextSources = ReadonlyMap<string, Source>;

/** Complains about a text at the place that says it; undefined where no file does. */
export type TextReport = (
  language: string,
  key: string,
  code: FindingCode,
  message: string,
  hint: string,
) => Diagnostic | undefined;

/** From the strongest folder to the weakest. */
export const textReporter =
  (folders: readonly TextSources[]): TextReport =>
  (language, key, code, message, hint) => {
    for (const sources of folders) {
      const source = sources.get(language);
      const node = source?.root && findNodeAtLocation(source.root, [key]);
      if (source && node)
        return { ...source.report(node, code, message, hint), severity: 'warning' };
    }
    return undefined;
  };

/** What the app asks for, and what the manifest names beside its banners. */
export const askedFor = (
  keys: ReadonlySet<string> | undefined,
  banners: Manifest['banners'],
): ReadonlySet<string> | undefined => keys && new Set([...keys, ...banners.map(({ alt }) => alt)]);

/** Keys that are texts; of others the schema says that they are none. */
const keysIn = ({ root }: Source): string[] =>
  (root?.children ?? []).flatMap(({ children: [key] = [] }) => {
    const name: unknown = key?.value;
    return typeof name === 'string' && /^[a-zA-Z0-9_.]+$/.test(name) ? [name] : [];
  });

/** Text files of one folder, by language code. */
export function readTexts(
  files: Readonly<Record<string, SourceFile>>,
  profile: Profile | undefined,
  known?: ReadonlySet<string>,
): { texts: Texts; sources: TextSources; diagnostics: Diagnostic[] } {
  const sources: [code: string, source: Source][] = [];
  const diagnostics: Diagnostic[] = [];
  const texts: [code: string, said: Readonly<Record<string, string>>][] = [];
  const locked = new Set(Object.values(profile?.texts ?? {}).flatMap(Object.keys));
  for (const [code, file] of Object.entries(files)) {
    const { source, diagnostics: faults } = parseSource(file, 'strict');
    const { value = {}, diagnostics: invalid } = validate(source, textsSchema);
    diagnostics.push(...faults, ...invalid);
    const { $schema: _schema, ...said } = value;
    texts.push([code, said]);
    sources.push([code, source]);
    // A file with a slip in it has its other slips told all the same.
    const keys = keysIn(source);
    for (const key of keys) {
      if (!known || known.has(key) || locked.has(key)) continue;
      const node = source.root && findNodeAtLocation(source.root, [key])?.parent;
      const hint = didYouMean(key, known) ?? 'Take it out.';
      diagnostics.push({
        ...source.report(node, 'texts.unknown-key', `Nothing asks for the text "${key}".`, hint),
        severity: 'warning',
      });
    }
    for (const key of keys.filter((one) => locked.has(one))) {
      diagnostics.push(
        source.report(
          source.root && findNodeAtLocation(source.root, [key]),
          'jurisdiction.text',
          `"${key}" is worded by ${profile?.name} (${profile?.key}) and stays so.`,
          'Take it out.',
        ),
      );
    }
  }
  return { texts: Object.fromEntries(texts), sources: new Map(sources), diagnostics };
}

/** A text file in a language the site has not would never be read. */
export const languageFaults = (
  files: Readonly<Record<string, SourceFile>>,
  manifest: Manifest,
): Diagnostic[] =>
  Object.entries(files)
    .filter(([code]) => !manifest.languages.includes(code))
    .map(([code, { file }]) => ({
      code: 'texts.language',
      severity: 'error',
      file,
      line: 1,
      column: 1,
      message: `"${code}" is not among the languages of the manifest.`,
      hint: `One of ${manifest.languages.join(', ')}.`,
    }));

/** The family's words, the merchant's over them, the jurisdiction's last. */
export function mergeTexts(languages: readonly string[], layers: readonly Texts[]): Texts {
  return Object.fromEntries(
    languages.flatMap((code) => {
      const merged = Object.assign({}, ...layers.map((layer) => layer[code] ?? {})) as Record<
        string,
        string
      >;
      return Object.keys(merged).length > 0 ? [[code, merged]] : [];
    }),
  );
}

/** A language the app has no catalogue in is shown in English. */
export const catalogueFaults = (
  known: ReadonlySet<string> | undefined,
  { languages }: Manifest,
  report: Report,
): Diagnostic[] =>
  languages.flatMap((code, index) =>
    !known || known.has(code)
      ? []
      : [
          report(
            ['languages', index],
            'language.catalogue',
            `There is no catalogue in ${code}; its pages would be in English.`,
            `There is one in ${[...known].join(', ')}.`,
            'warning',
          ),
        ],
  );
