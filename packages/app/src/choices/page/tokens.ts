import { pieceOfSlot, pieces, type PieceName } from '../pieces/list.ts';
import { alteredBy } from './altered.ts';
import { fill, phoneWidth } from './frame.ts';
import type { PageData, PictureWish, View } from './order.ts';
import { paintsOf } from './painted.ts';
import { stageIn } from './pictures.ts';
import { usualPiece } from './usual-piece.ts';

/** What a token may be looked at by. */
interface Look {
  readonly piece: PieceName;
  /** A choice without which nobody asks for it. */
  readonly changes: PictureWish['changes'];
  /** The fewer parts ask for it, the better a picture tells what it is. */
  readonly parts: number;
}

/** By property: the pieces that ask for it, and whether the page as a whole does. */
interface Knowledge {
  readonly looks: Map<string, Look[]>;
  readonly whole: Set<string>;
}

const near = '400px 0px';
/** How much of a piece is shown around the part. */
const cropHeight = 190;
/** More lines than this are a net, and no picture. */
const mostLines = 24;
/** Pictures, dialogs and what rolls need a moment more than their styles. */
const moment = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const isWhole = (part: Element): boolean => /^(?:html|body)$/i.test(part.tagName);

/** Parts of a document that can be pointed at. */
const seenOf = (parts: readonly Element[]): readonly Element[] =>
  parts.filter((part) => {
    const { width, height } = part.getBoundingClientRect();
    return !isWhole(part) && width > 0 && height > 0;
  });

/** Corners are everywhere; any other choice shows in the part that it is about. */
function piecesFor(changes: PictureWish['changes']): readonly PieceName[] {
  const slots = Object.keys(changes) as (keyof typeof pieceOfSlot)[];
  if (slots.length === 0 || slots.includes('edges')) return Object.keys(pieces) as PieceName[];
  return slots.flatMap((slot) => pieceOfSlot[slot] ?? []);
}

/** Draws each piece once, out of sight, and notes which tokens its styles ask for. */
async function learn(
  data: PageData,
  view: View,
  changes: PictureWish['changes'],
  { looks, whole }: Knowledge,
): Promise<void> {
  const box = document.createElement('div');
  box.className = 'aside';
  document.body.append(box);
  for (const piece of piecesFor(changes)) {
    const { frame } = stageIn(box, piece);
    await fill(frame, { piece, changes }, view, data, () => undefined);
    await moment(60);
    const page = frame.contentDocument;
    if (!page) continue;
    for (const [property, { parts, inStates }] of paintsOf(page)) {
      if (parts.some(isWhole)) whole.add(property);
      const seen = seenOf([...parts, ...inStates]);
      if (seen.length === 0) continue;
      const known = looks.get(property) ?? [];
      looks.set(property, [...known, { piece, changes, parts: seen.length }]);
    }
  }
  box.remove();
}

/** The likeliest first: where one would look for it, then where few parts ask for it. */
const inOrder = (property: string, looks: readonly Look[]): readonly Look[] => {
  const usual = usualPiece(property);
  const rank = ({ piece, parts }: Look): number =>
    (piece === usual ? 0 : 100) + Math.min(parts, 99);
  return looks.toSorted((one, other) => rank(one) - rank(other));
};

/** Lines around the parts, and the first of them in the middle of what is shown. */
function point(frame: HTMLIFrameElement, box: HTMLElement, parts: readonly Element[]): void {
  const page = frame.contentDocument;
  if (!page) return;
  // What is in a dialog is painted over all else, and so are its lines.
  const ground = page.querySelector('dialog[open]') ?? page.body;
  const origin = ground === page.body ? { left: 0, top: 0 } : ground.getBoundingClientRect();
  for (const part of parts.slice(0, mostLines)) {
    const { left, top, width, height } = part.getBoundingClientRect();
    const line = page.createElement('div');
    line.style.cssText = `position:absolute;z-index:99999;pointer-events:none;outline:2px dashed #ff2bd6;outline-offset:-1px;left:${left - origin.left}px;top:${top - origin.top}px;width:${width}px;height:${height}px`;
    ground.append(line);
  }
  const { top = 0, height = 0 } = parts[0]?.getBoundingClientRect() ?? {};
  const scale = box.clientWidth / phoneWidth;
  const all = frame.offsetHeight * scale;
  const crop = Math.min(cropHeight, all);
  const shift = Math.min(Math.max(0, (top + height / 2) * scale - crop / 2), all - crop);
  frame.style.scale = String(scale);
  frame.style.insetBlockStart = `${-shift}px`;
  box.style.blockSize = `${crop}px`;
  box.dataset['drawn'] = '';
}

/** The first piece in which a part really changes with the token; says so where it only would in a state. */
async function drawToken(
  box: HTMLElement,
  { looks, whole }: Knowledge,
  view: View,
  data: PageData,
): Promise<string> {
  const property = box.dataset['token'] ?? '';
  const candidates = inOrder(property, looks.get(property) ?? []).slice(0, 5);
  const partsIn = async ({ piece, changes }: Look) => {
    const { frame } = stageIn(box, property);
    await fill(frame, { piece, changes }, view, data, () => undefined);
    await moment(60);
    const page = frame.contentDocument;
    const { parts = [], inStates = [] } = (page && paintsOf(page).get(property)) ?? {};
    return {
      frame,
      inStates: seenOf(inStates),
      altered: page ? alteredBy(page, property, seenOf(parts)) : [],
    };
  };
  let stateful: Look | undefined;
  for (const look of candidates) {
    const { frame, inStates, altered } = await partsIn(look);
    if (altered.length > 0) {
      point(frame, box, altered);
      return '';
    }
    if (inStates.length > 0) stateful ??= look;
  }
  if (stateful) {
    const { frame, inStates } = await partsIn(stateful);
    point(frame, box, inStates);
    return 'Only while pointed at, pressed or in focus.';
  }
  box.replaceChildren();
  box.style.blockSize = '';
  return whole.has(property)
    ? 'The page as a whole.'
    : 'None of these pictures changes with it; its role says where it shows.';
}

/** A picture of what each token paints, once it comes into sight. */
export function showTokens(data: PageData, view: () => View): () => void {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-token]')];
  const known: Knowledge = { looks: new Map(), whole: new Set() };
  const shown = new Set<HTMLElement>();
  const show = async (box: HTMLElement): Promise<void> => {
    shown.add(box);
    const said = await drawToken(box, known, view(), data);
    const note = box.nextElementSibling;
    if (note) note.textContent = said;
  };
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const box = target as HTMLElement;
        if (isIntersecting && !shown.has(box)) void show(box);
        if (!isIntersecting && shown.delete(box)) box.replaceChildren();
      }
    },
    { rootMargin: near },
  );
  const begin = async (): Promise<void> => {
    await learn(data, view(), {}, known);
    // What only another layout asks for is drawn in that one.
    const others = new Set(boxes.map(({ dataset }) => dataset['changes'] ?? '{}'));
    for (const text of others)
      if (text !== '{}') await learn(data, view(), JSON.parse(text) as Look['changes'], known);
    document.body.dataset['learned'] = String(known.looks.size);
    for (const box of boxes) watch.observe(box);
  };
  if (boxes.length > 0) void begin();
  return () => {
    for (const box of shown) void show(box);
  };
}
