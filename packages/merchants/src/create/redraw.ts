import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMerchant, type Diagnostic, type Merchant } from '@livery/themes';
import { kindOf } from '../assets/kind.ts';
import type { brandPictures } from '../brand/pictures.ts';
import { readFiles } from '../load.ts';
import type { FileChange } from '../replace-files.ts';
import { drawnFile, drawnText, isDrawn, readDrawn } from './drawn.ts';
import { checkedLogo, type Logo } from './logo.ts';
import { drawForBrand } from './pictures.ts';

/** A picture that the manifest names, by its key there: `mark`, `mono`, `splash`. */
interface Named {
  readonly key: string;
  readonly path: string;
  /** None when the file is not in the merchant's own folder. */
  readonly bytes: Buffer | undefined;
  /** Livery drew it, and nobody touched it since; or it was given up. */
  readonly ours: boolean;
}

export interface Redrawn {
  readonly key: string;
  readonly path: string;
  /** `kept`: it is the operator's; `same`: it would look the same. */
  readonly outcome: 'drawn' | 'same' | 'kept';
}

export interface Redrawing {
  readonly pictures: readonly Redrawn[];
  readonly changes: readonly FileChange[];
  readonly note?: string;
}

const bytesAt = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch(() => undefined);

/** Every picture that could be drawn, and whose it is; one that was drawn and is gone is ours. */
async function namedIn(
  { manifest }: Merchant,
  folder: string,
  given: ReadonlySet<string>,
  text: string | undefined,
): Promise<readonly Named[]> {
  const known = readDrawn(text);
  const all = Object.entries({ ...manifest.logo, ...manifest.icons }).filter(
    (one): one is [string, string] => one[0] !== 'wordmark' && typeof one[1] === 'string',
  );
  return Promise.all(
    all.map(async ([key, path]) => {
      const bytes = await bytesAt(join(folder, path));
      // A monogram is an SVG and an icon a PNG: under another name neither can be drawn.
      const fits = kindOf(path) === (key === 'mark' ? 'svg' : 'png');
      const isKnown = bytes ? isDrawn(known, path, bytes) : known.has(path);
      const ours = fits && (given.has(key) || isKnown);
      return { key, path, bytes, ours };
    }),
  );
}

/** A logo of the operator stays; what was drawn in its place is drawn anew. */
async function logoOf(
  mark: Named | undefined,
  folder: string,
): Promise<{ logo?: Logo; diagnostics: readonly Diagnostic[] }> {
  const isTheirs = mark?.bytes !== undefined && !mark.ours;
  return isTheirs ? checkedLogo(join(folder, mark.path)) : { diagnostics: [] };
}

/**
 * The pictures of a merchant in the colours it has now. What somebody brought
 * or touched is theirs: nothing but the hash of what was drawn tells ours from it.
 */
export async function redraw(
  root: string,
  code: string,
  given: ReadonlySet<string>,
  say: (text: string) => void = () => {},
  draw?: typeof brandPictures,
): Promise<Redrawing | { readonly diagnostics: readonly Diagnostic[] }> {
  const folder = join(root, code);
  const files = await readFiles(root, code);
  // Only the colours count: what is wrong with the pictures, drawing them may mend.
  const { merchant, diagnostics } = files ? readMerchant(files) : { diagnostics: [] };
  if (!merchant) return { diagnostics };
  const ledger = join(folder, drawnFile);
  const text = (await bytesAt(ledger))?.toString('utf8');
  const named = await namedIn(merchant, folder, given, text);
  const mark = named.find(({ key }) => key === 'mark');
  const { logo, diagnostics: faults } = await logoOf(mark, folder);
  if (faults.length > 0) return { diagnostics: faults };
  const made = await drawForBrand(merchant, logo, say, draw);
  const fresh = new Map(
    Object.entries({ mark: logo ? undefined : made.mark, mono: made.mono, ...made.icons }),
  );
  const pictures: Redrawn[] = [];
  const drawn: { path: string; content: Buffer; before: Buffer | undefined }[] = [];
  for (const { key, path, bytes, ours } of named) {
    const content = fresh.get(key);
    if (!content || !ours) pictures.push({ key, path, outcome: 'kept' });
    else if (bytes?.equals(content)) pictures.push({ key, path, outcome: 'same' });
    else {
      pictures.push({ key, path, outcome: 'drawn' });
      drawn.push({ path, content, before: bytes });
    }
  }
  const changes: FileChange[] = drawn.map(({ path, content, before }) => ({
    path: join(folder, path),
    before,
    after: content,
  }));
  const kept = drawnText(readDrawn(text), drawn);
  if (drawn.length > 0) changes.push({ path: ledger, before: text, after: kept });
  const isPlated = pictures.some(({ key, outcome }) => key === 'mono' && outcome !== 'kept');
  return { pictures, changes, ...(isPlated && made.note !== undefined ? { note: made.note } : {}) };
}
