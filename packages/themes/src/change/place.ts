import { modes, type Mode } from '../contract/token.ts';
import { tokenByPath } from '../contract/tree.ts';
import type { Path } from '../edit/document.ts';
import { same, valueAt, withEdits, type Edit } from '../edit/edit.ts';
import { inheritedType, removalOf } from '../edit/groups.ts';
import { readMerchant, type MerchantFiles } from '../merchant.ts';
import { slots } from '../templates/slots.ts';
import { fileOf, modeFile, textFile, textOf, withFile } from './files.ts';
import type { Step, Wish } from './wish.ts';

const shared = 'tokens.json';

const saysToken = (files: MerchantFiles, file: string, path: Path): boolean =>
  valueAt(textOf(files, file), [...path, '$value']) !== undefined;

const takenOut = (files: MerchantFiles, file: string, path: Path, why: string): Step => ({
  file,
  edits: [removalOf(textOf(files, file), path)],
  why,
});

function tokenSet(files: MerchantFiles, file: string, token: string, value: unknown): Edit {
  const path = token.split('.');
  const text = textOf(files, file);
  const type = tokenByPath.get(token)?.type;
  return valueAt(text, path) === undefined && inheritedType(text, path) !== type
    ? { op: 'set', path, value: { $type: type, $value: value } }
    : { op: 'set', path: [...path, '$value'], value };
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
function lineOrNone(files: MerchantFiles, step: Step, token: string): Step[] {
  if (!repeatsParent(files, step, token)) return [step];
  const path = token.split('.');
  return saysToken(files, step.file, path)
    ? [takenOut(files, step.file, path, 'that is what it is without a line of its own')]
    : [];
}

function tokenSteps(
  files: MerchantFiles,
  { token, mode, value }: { token: string; mode?: Mode; value?: unknown },
): Step[] {
  const path = token.split('.');
  const saying = [shared, ...modes.map(modeFile)].filter((file) => saysToken(files, file, path));
  if (value === undefined) {
    const wanted = mode === undefined ? saying : saying.filter((file) => file === modeFile(mode));
    return wanted.map((file) => takenOut(files, file, path, 'it says it'));
  }
  const write = (file: string, why: string, on = files): Step[] =>
    lineOrNone(on, { file, edits: [tokenSet(files, file, token, value)], why }, token);
  if (mode !== undefined) {
    const file = modeFile(mode);
    const says = saying.includes(file);
    return write(file, says ? 'it says it already' : 'the other mode keeps what it has');
  }
  if (saying.length === 2 && !saying.includes(shared))
    return saying.flatMap((file) => write(file, 'it says it already'));
  const hidden = saying
    .filter((file) => file !== shared)
    .map((file) => takenOut(files, file, path, `${shared} says it for both modes`));
  // What a mode said over it is gone when the shared line is judged.
  const cleared = hidden.reduce((now, { file, edits }) => {
    const text = withEdits(textOf(now, file), edits);
    return withFile(now, file, { file: fileOf(now, file)?.file ?? file, text });
  }, files);
  const says = saying.includes(shared);
  return [...write(shared, says ? 'it says it already' : 'both modes have it', cleared), ...hidden];
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
export function placeOf(files: MerchantFiles, wish: Wish): readonly Step[] {
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
