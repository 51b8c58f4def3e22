import { spelled, subset, type Axes } from '@livery/merchants/assets/font/subset';
import { shortHash } from '@livery/merchants/hash';
import type { OutputFile } from '@livery/merchants/output-file';
import { partsOf } from './scripts.ts';

/** What comes of a family: the rules of its faces, its files, and which of them are fetched at once. */
export interface Cut {
  readonly css: readonly string[];
  readonly files: readonly OutputFile[];
  readonly early: readonly string[];
}

/** What a brand's pages say. */
export interface PageLetters {
  /** In any of its languages. */
  readonly early: ReadonlySet<number>;
  /** In the language that it begins in, and of its money in running text. */
  readonly first: ReadonlySet<number>;
}

/** A face before it is cut, whoever it comes from. */
export interface WholeFace {
  readonly bytes: Buffer;
  /** What the names of its files begin with. */
  readonly stem: string;
  readonly letters: Iterable<number>;
  /** What is drawn of the axes that it has. */
  readonly axes: Axes;
  /** Of an alphabet that waits until it is read, but where the first pages say a letter of it. */
  readonly isRare?: boolean;
  /** Its rule for a file that answers for some of its letters. */
  rule(address: string, letters: readonly number[]): string;
}

/** A face as the files that a site serves (ADR 72). */
export async function cutFace(face: WholeFace, said: PageLetters): Promise<Cut> {
  const { bytes, axes } = face;
  const none = await subset(bytes, '', axes);
  const cut = await Promise.all(
    partsOf(face.letters, said.early).map(async ({ name, letters }) => {
      const content = await subset(bytes, spelled(letters), axes);
      // Letters may be claimed and not drawn: browsers refuse a file of none.
      if (content.equals(none)) return undefined;
      const ending = name === 'rest' ? '' : `-${name}`;
      const path = `assets/fonts/${face.stem}${ending}.${shortHash(content)}.woff2`;
      const isFirst = letters.some((letter) => said.first.has(letter));
      const isEarly =
        name === 'joined' || face.isRare === true ? name !== 'rest' && isFirst : name === 'early';
      return { file: { path, content }, css: face.rule(`/${path}`, letters), isEarly };
    }),
  );
  const parts = cut.filter((part) => part !== undefined);
  return {
    css: parts.map(({ css }) => css),
    files: parts.map(({ file }) => file),
    early: parts.flatMap(({ file, isEarly }) => (isEarly ? [`/${file.path}`] : [])),
  };
}
