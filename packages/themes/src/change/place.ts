import { modes, type Mode } from '../contract/token.ts';
import type { Path } from '../edit/document.ts';
import { same, valueAt, withEdits } from '../edit/edit.ts';
import { readMerchant, type MerchantFiles } from '../merchant.ts';
import { folderLayers } from '../resolve/layers.ts';
import { slots } from '../templates/slots.ts';
import { fileOf, modeFile, textFile, textOf, withFile } from './files.ts';
import { editsFor, hasPlaceFor, removalsFor, saysToken } from './token-locations.ts';
import type { Step, EditRequest } from './edit-request.ts';

const shared = 'tokens.json';

const takenOut = (
  files: MerchantFiles,
  file: string,
  token: string,
  why: string,
  mode?: Mode,
): Step => ({ file, edits: removalsFor(textOf(files, file), token, mode), why });

/** Whether a group of a file begins with a token, so that it says it without a line. */
function inheritsToken(files: MerchantFiles, file: string, token: string): boolean {
  const name = fileOf(files, file)?.file;
  const below = folderLayers(files.family ?? { modes: {} }).layers;
  const { layers } = folderLayers(files, below);
  return modes.some((mode) =>
    layers[mode].some((layer) => {
      const leaf = layer.leaves.get(token);
      return layer.name === name && leaf?.from === 'file' && leaf.isInherited === true;
    }),
  );
}

/** Whether the files, with a line written, warn that it says what it would be without. */
function repeatsParent(files: MerchantFiles, { file, edits }: Step, token: string): boolean {
  const text = withEdits(textOf(files, file), edits);
  const name = fileOf(files, file)?.file ?? file;
  const { diagnostics } = readMerchant(withFile(files, file, { file: name, text }));
  return diagnostics.some(
    (one) =>
      one.code === 'override.redundant' &&
      one.file === name &&
      one.message.startsWith(`"${token}" `),
  );
}

/** Writes a line, or takes it out where it would say what its parent says. */
function lineOrNone(files: MerchantFiles, step: Step, token: string, mode?: Mode): Step[] {
  if (!repeatsParent(files, step, token)) return [step];
  const why = 'that is what it is without a line of its own';
  return saysToken(textOf(files, step.file), token)
    ? [takenOut(files, step.file, token, why, mode)]
    : [];
}

function tokenSteps(
  files: MerchantFiles,
  { token, mode, value }: { token: string; mode?: Mode; value?: unknown },
): Step[] {
  const all = [shared, ...modes.map(modeFile)];
  const saying = all.filter((file) => saysToken(textOf(files, file), token));
  // A resolver document may say it of one mode alone.
  const isSharedOf = (one: Mode): boolean =>
    saying.includes(shared) && saysToken(textOf(files, shared), token, one);
  if (value === undefined) {
    const isOf = (file: string): boolean =>
      mode === undefined || file === modeFile(mode) || (file === shared && isSharedOf(mode));
    return saying
      .filter(isOf)
      .map((file) =>
        takenOut(files, file, token, 'it says it', file === shared ? mode : undefined),
      );
  }
  const write = (file: string, why: string, on = files, only?: Mode): Step[] => {
    const edits = editsFor(textOf(on, file), token, value, only);
    return lineOrNone(on, { file, edits, why }, token, only);
  };
  if (mode !== undefined) {
    const file = modeFile(mode);
    if (saying.includes(file)) return write(file, 'it says it already');
    if (isSharedOf(mode)) return write(shared, 'it says it already', files, mode);
    const why = 'the other mode keeps what it has';
    return hasPlaceFor(textOf(files, shared), mode)
      ? write(shared, why, files, mode)
      : write(file, why);
  }
  if (saying.length === 2 && !saying.includes(shared))
    return saying.flatMap((file) => write(file, 'it says it already'));
  const hidden = saying
    .filter((file) => file !== shared)
    .map((file) => takenOut(files, file, token, `${shared} says it for both modes`));
  // What a mode said over it is gone when the shared line is judged.
  const cleared = hidden.reduce((now, { file, edits }) => {
    const text = withEdits(textOf(now, file), edits);
    return withFile(now, file, { file: fileOf(now, file)?.file ?? file, text });
  }, files);
  // A group of a mode that begins with it would have the last word, and no line says so.
  const inheriting = modes
    .map(modeFile)
    .filter((file) => inheritsToken(cleared, file, token))
    .flatMap((file) => write(file, 'its group begins with another there'));
  const says = saying.includes(shared);
  return [
    ...write(shared, says ? 'it says it already' : 'both modes have it', cleared),
    ...hidden.filter(({ file }) => !inheriting.some((one) => one.file === file)),
    ...inheriting,
  ];
}

const version = (choice: unknown): string => (choice === 'new' ? '1' : '0');

/** What `template.json` calls a slot, and how it says a choice of it. */
function slotKey(slot: keyof typeof slots): { path: Path; said: (choice: unknown) => unknown } {
  if (slot === 'memberCentre') return { path: ['mem_cen'], said: version };
  if (slot === 'depositDetail') return { path: ['dep_func'], said: version };
  return { path: ['slots', slot], said: (choice) => choice };
}

/** A key of a file, or none where its parent says the same. */
function keySteps(
  files: MerchantFiles,
  file: string,
  path: Path,
  value: unknown,
  parent: unknown = valueAt(textOf(files.family, file), path),
): Step[] {
  const now = valueAt(textOf(files, file), path);
  if (value === undefined || same(value, parent)) {
    if (now === undefined) return [];
    const why = value === undefined ? 'it says it' : 'that is what it is without a line of its own';
    return [{ file, edits: [{ op: 'remove', path }], why }];
  }
  if (same(value, now)) return [];
  const why = now === undefined ? 'it is the place for it' : 'it says it already';
  return [{ file, edits: [{ op: 'set', path, value }], why }];
}

/**
 * Where a wish is written: into the file that says it already, else a mode's
 * where modes differ, else the one of both; and nowhere, where it would repeat
 * what holds without it. No step means that all is as it was wished.
 */
export function placeOf(files: MerchantFiles, wish: EditRequest): readonly Step[] {
  switch (wish.of) {
    case 'token':
      return tokenSteps(files, wish).filter(({ file, edits }) => {
        const text = textOf(files, file);
        return withEdits(text, edits) !== text;
      });
    case 'slot': {
      const { path, said } = slotKey(wish.slot);
      const [usual] = slots[wish.slot].choices;
      const inFamily = valueAt(textOf(files.family, 'template.json'), path);
      const value = wish.value === undefined ? undefined : said(wish.value);
      return keySteps(files, 'template.json', path, value, inFamily ?? said(usual));
    }
    case 'text':
      return keySteps(files, textFile(wish.language), [wish.key], wish.value);
    case 'template':
      return keySteps(files, 'template.json', wish.path, wish.value);
    case 'manifest':
      return keySteps(files, 'manifest.jsonc', wish.path, wish.value);
  }
}
