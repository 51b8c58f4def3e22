import { EditFault } from '../edit/document.ts';
import { valueAt, withEdits, withoutLastCommas } from '../edit/edit.ts';
import { removalOf } from '../edit/groups.ts';
import type { Mend } from '../manifest/mend.ts';
import { parseSource } from '../manifest/source.ts';

/** A text with a finding mended; the same text where that cannot be done any more. */
export function withMend(text: string, { edit }: Mend): string {
  try {
    if (edit.op !== 'remove') return withEdits(text, [edit]);
    if (valueAt(text, edit.path) === undefined) return text;
    // A list keeps its place when it is empty; a group of tokens would say nothing.
    return withEdits(text, [removalOf(text, edit.path)]);
  } catch (error) {
    if (error instanceof EditFault) return text;
    throw error;
  }
}

const mark = '\uFEFF';

/** A file whose only fault is a mark in front or a comma too many, as its kind wants it; else nothing. */
export function soundText(file: string, text: string): { text: string; says: string } | undefined {
  const kind = file.endsWith('.jsonc') ? 'comments' : 'strict';
  const bare = text.startsWith(mark) ? text.slice(mark.length) : text;
  const mended = kind === 'strict' ? withoutLastCommas(bare) : bare;
  if (mended === text || parseSource({ file, text: mended }, kind).diagnostics.length > 0)
    return undefined;
  const marks = bare === text ? [] : ['without its byte-order mark'];
  const commas = mended === bare ? [] : ['without a comma before a closing bracket'];
  return { text: mended, says: [...marks, ...commas].join(' and ') };
}
