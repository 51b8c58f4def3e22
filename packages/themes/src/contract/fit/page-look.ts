import type { Template } from '../../templates/slots.ts';
import { figuresOf } from '../range.ts';
import type { TokenValue } from '../value.ts';

/** What decides how the words of a page are set and how much room they have. */
export interface PageLook {
  /** By path. */
  readonly theme: ReadonlyMap<string, { readonly value: TokenValue }>;
  readonly slots: Template;
  /** Of the screen, in px. */
  readonly screen: number;
  /** Whether the language's letters have capitals, slant and may stand apart; others are set plainly. */
  readonly isCased: boolean;
  /** Whom to ask stands at the end of the bar. */
  readonly hasHelp: boolean;
}

/** A figure of a token, lengths in px. */
export function figureIn({ theme }: PageLook, path: string): number {
  const value = theme.get(path)?.value;
  const [figure] = value ? figuresOf(value) : [];
  if (figure === undefined) throw new Error(`"${path}" has no figure`);
  return figure;
}

/** Families in the order in which they are tried. */
export function familiesIn({ theme }: PageLook, path: string): readonly string[] {
  const value = theme.get(path)?.value;
  if (value?.type !== 'fontFamily') throw new Error(`"${path}" names no family`);
  return value.value;
}

/** Languages whose letters have no capitals, do not slant and are not set apart. */
const plainly = new Set('ar fa he ur hi bn ne mr ta te si th my km lo ja ko zh'.split(' '));

export const isCasedTag = (tag: string): boolean => !plainly.has(tag.split('-')[0] ?? tag);

/** A page is no wider than this, whatever the screen. */
const widestColumn = 480;

export const columnOf = ({ screen }: PageLook): number => Math.min(screen, widestColumn);
