import { modes, type Mode } from '../contract/token.ts';
import type { SourceFile } from '../manifest/source.ts';
import type { FolderFiles } from '../merchant.ts';

export const modeFile = (mode: Mode): string => `tokens.${mode}.json`;
export const textFile = (language: string): string => `locales/${language}.json`;

/** A file of a folder by its name in it. */
export function fileOf(folder: FolderFiles | undefined, name: string): SourceFile | undefined {
  if (name === 'manifest.jsonc') return folder?.manifest;
  if (name === 'tokens.json') return folder?.tokens;
  if (name === 'template.json') return folder?.template;
  const mode = modes.find((one) => modeFile(one) === name);
  if (mode) return folder?.modes[mode];
  const [, language = ''] = /^locales\/(.+)\.json$/.exec(name) ?? [];
  return folder?.texts[language];
}

export const textOf = (folder: FolderFiles | undefined, name: string): string =>
  fileOf(folder, name)?.text ?? '{}';

/** A folder with another file under a name. */
export function withFile<Files extends FolderFiles>(
  folder: Files,
  name: string,
  file: SourceFile,
): Files {
  if (name === 'manifest.jsonc') return { ...folder, manifest: file };
  if (name === 'tokens.json') return { ...folder, tokens: file };
  if (name === 'template.json') return { ...folder, template: file };
  const mode = modes.find((one) => modeFile(one) === name);
  if (mode) return { ...folder, modes: { ...folder.modes, [mode]: file } };
  const [, language = ''] = /^locales\/(.+)\.json$/.exec(name) ?? [];
  return { ...folder, texts: { ...folder.texts, [language]: file } };
}
