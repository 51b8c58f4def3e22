export { contrast } from './color/contrast.ts';
export { hexOf, lch, type Lch } from './color/convert.ts';
export type { ActionSeed, Fault, Fidelity, Policy, Role, Seed, Seeds } from './color/ramp.ts';
export { bytesOf } from './color/rgb.ts';
export { rootSize, type Hex, type TokenType, type TokenValue } from './contract/value.ts';
export { contrastProof, type ContrastProof } from './emit/contrast-proof.ts';
export { contrastProofPage } from './emit/contrast-proof-page.ts';
export { dataBlock, jsonForHtml } from './emit/data-block.ts';
export { escapeHtml } from './emit/html.ts';
export { headScript } from './emit/head-script.ts';
export { critical, sheet } from './emit/sheet.ts';
export { webManifest } from './emit/web-manifest.ts';
export { fallbackName, fontFamilies, type FontFamily, type FontSheet } from './fonts.ts';
export { measurePairs, type MeasuredPair } from './lint/rules/contrast.ts';
export { cssOf } from './contract/css.ts';
export { didYouMean } from './manifest/suggest.ts';
export { flagsOf } from './flags/flags.ts';
export { hasErrors, type Diagnostic } from './manifest/diagnostic.ts';
export type { Manifest } from './manifest/manifest.ts';
export { familyOf, hostsSaid, readManifest } from './manifest/read-manifest.ts';
export { currentVersion } from './manifest/schema.ts';
export type { SourceFile } from './manifest/source.ts';
export { hideUnknown } from './published/unknown-values.ts';
export {
  readMerchant,
  type FolderFiles,
  type Merchant,
  type MerchantFiles,
  type Outcome,
} from './merchant.ts';
export { profiles, type Profile } from './jurisdictions/profiles.ts';
export { jurisdictionKeys, type Jurisdiction } from './jurisdictions/keys.ts';
export { explain, type Say, type ReferenceStep } from './resolve/explain.ts';
export type { ResolvedTheme } from './resolve/resolve.ts';
export { schemas } from './published/schemas.ts';
export { logoOnPage, wordsOverArt, type ArtFault } from './lint/rules/art.ts';
export {
  isLegible,
  logoFaults,
  standingLogo,
  readLogo,
  type LogoPalette,
  type LogoReading,
} from './lint/rules/logo.ts';
export {
  migrate,
  renamedSince,
  versionOf,
  type FolderMigration,
} from './manifest/migrations/migrate.ts';
export { artKinds, assetsOf, inModes, type NamedAsset } from './manifest/assets.ts';
export { brandArt, type PictureSize } from './emit/brand-art.ts';
export { compareMerchants, type Change, type MerchantDiff, type PairChange } from './diff/diff.ts';
export { resolverDocument } from './emit/resolver.ts';
export { tokenDocs, type DocumentedToken } from './emit/token-docs.ts';
export { tokenDocsPage, type TokenPictures } from './emit/token-docs-page.ts';
export { folderNamePattern } from './schema-parts.ts';
export { nameFault } from './invisible-characters.ts';
export {
  findingAnchor,
  findingCodes,
  findingOf,
  findingsPage,
  type FindingCode,
} from './findings/findings.ts';
export { placeOf } from './change/place.ts';
export { fileOf, textFile, withFile } from './change/files.ts';
export type { Step, EditRequest } from './change/edit-request.ts';
export { keyNames, keyValue, namedKey } from './change/key-value.ts';
export { tokenValue, ValueWordFault } from './change/token-value.ts';
export { EditFault } from './edit/document.ts';
export { withEdits, type Edit } from './edit/edit.ts';
export { soundText, withMend } from './change/mend.ts';
export { silence, type QuietWarning } from './manifest/silence.ts';
export { clashes, clashesIn, type Clash } from './templates/pairs.ts';
export { onlyUsedBy } from './lint/slot-uses.ts';
