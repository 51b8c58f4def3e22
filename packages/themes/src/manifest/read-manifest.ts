import { findNodeAtLocation, getNodeValue, parseTree } from 'jsonc-parser';
import { folderNamePattern } from '../schema-parts.ts';
import { applyProfile } from './apply-profile.ts';
import { profiles, type Profile } from '../jurisdictions/profiles.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Manifest } from './manifest.ts';
import { merge } from './merge.ts';
import { reporter, type Report } from './places.ts';
import {
  currentVersion,
  familySchema,
  manifestSchema,
  type FamilyFile,
  type ManifestFile,
} from './schema.ts';
import { didYouMean } from './suggest.ts';
import { parseSource, type Source, type SourceFile } from './source.ts';
import { validate } from './validate.ts';

export interface ManifestReading {
  /** None when the files do not add up to one. */
  readonly read?: { readonly manifest: Manifest; readonly profile: Profile };
  readonly report: Report;
  readonly diagnostics: readonly Diagnostic[];
}

/** A file of another version is not measured by today's schema: one sentence says what to do. */
function versionFault(source: Source): Diagnostic | undefined {
  const node = source.root && findNodeAtLocation(source.root, ['schemaVersion']);
  const version: unknown = node?.value;
  if (!Number.isInteger(version) || version === currentVersion) return undefined;
  return Number(version) < currentVersion
    ? source.report(
        node,
        'manifest.version',
        `This is format ${String(version)}; the current one is ${currentVersion}.`,
        'Run "livery migrate --write" to lift it; comments stay.',
      )
    : source.report(
        node,
        'manifest.version',
        `Format ${String(version)} is newer than this Livery, which reads ${currentVersion}.`,
        'Update Livery.',
      );
}

const familyFault = (source: Source, name: string): Diagnostic | undefined => {
  const node = source.root && findNodeAtLocation(source.root, ['extends']);
  if (!node) return undefined;
  const other = String(node.value);
  return source.report(
    node,
    'family.extends',
    other === name
      ? `The family "${name}" extends itself.`
      : `The family "${name}" extends "${other}"; a family stands on its own.`,
    'Take "extends" out.',
  );
};

/** The name of the family a manifest starts from, before anything else is known of it. */
export function familyOf(file: SourceFile): string | undefined {
  const { root } = parseSource(file).source;
  const name: unknown = root && findNodeAtLocation(root, ['extends'])?.value;
  return typeof name === 'string' && new RegExp(folderNamePattern).test(name) ? name : undefined;
}

/**
 * The hosts that a manifest says it answers on, read from whatever of it can be
 * read: a site that is being mended is looked for where it was.
 */
export function hostsSaid({ text }: SourceFile): {
  readonly domains: readonly string[];
  /** The host of the page for phone codes, which the platform serves. */
  readonly codes?: string;
} {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const at = (...path: string[]): unknown => {
    const node = root && findNodeAtLocation(root, path);
    return node && getNodeValue(node);
  };
  const domains = at('domains');
  const codes = at('firebase', 'codes');
  const host = typeof codes === 'string' ? /^https?:\/\/([^:/]+)/.exec(codes)?.[1] : undefined;
  return {
    domains: Array.isArray(domains)
      ? domains.filter((domain): domain is string => typeof domain === 'string')
      : [],
    ...(host === undefined ? {} : { codes: host }),
  };
}

export function readManifest(
  own: SourceFile,
  family?: { readonly name: string; readonly manifest: SourceFile },
  families: readonly string[] = [],
): ManifestReading {
  const diagnostics: Diagnostic[] = [];
  const open = (file: SourceFile): Source => {
    const parsed = parseSource(file);
    diagnostics.push(...parsed.diagnostics);
    return parsed.source;
  };
  const checked = <T>(
    source: Source,
    read: () => { value?: T; diagnostics: readonly Diagnostic[] },
    ...faults: (Diagnostic | undefined)[]
  ): T | undefined => {
    const found = [versionFault(source), ...faults].filter((fault) => fault !== undefined);
    const outcome = found.length > 0 ? { diagnostics: found } : read();
    diagnostics.push(...outcome.diagnostics);
    return 'value' in outcome ? outcome.value : undefined;
  };

  const source = open(own);
  const familySource = family && open(family.manifest);
  const report = reporter(familySource ? [source, familySource] : [source]);
  const said = checked(source, () => validate(source, manifestSchema));
  const shared: FamilyFile | undefined =
    family &&
    familySource &&
    checked(
      familySource,
      () => validate(familySource, familySchema),
      familyFault(familySource, family.name),
    );
  if (!said || (family && !shared)) return { report, diagnostics };
  if (said.extends !== undefined && !family) {
    const known = families.length > 0 ? `There is ${families.join(', ')}.` : 'There is none yet.';
    diagnostics.push(
      report(
        ['extends'],
        'family.missing',
        `There is no family "${said.extends}" under _families/.`,
        didYouMean(said.extends, families) ?? known,
      ),
    );
    return { report, diagnostics };
  }

  const { $schema: _schema, ...familyKeys } = shared ?? {};
  // Both halves were checked by their schemas, which have the same keys.
  const merged = merge(familyKeys, said) as unknown as ManifestFile;
  const { brand, logo } = merged;
  const action = brand?.action;
  if (!brand || !action || !logo) {
    const missing = [...(action ? [] : ['brand.action']), ...(logo ? [] : ['logo'])];
    diagnostics.push(
      report(
        [],
        'schema.missing',
        `The manifest needs ${missing.join(' and ')}.`,
        'brand.action is the colour everything grows from: { "color": "#rrggbb" }; logo names the mark: { "mark": "assets/mark.svg" }.',
      ),
    );
    return { report, diagnostics };
  }
  const profile = profiles[merged.jurisdiction ?? 'INT'];
  const applied = applyProfile({ ...merged, brand: { ...brand, action }, logo }, profile, report);
  diagnostics.push(...applied.diagnostics);
  return { read: { manifest: applied.manifest, profile }, report, diagnostics };
}
