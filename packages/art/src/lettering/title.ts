import { setLine, type Command, type FaceName, type Line } from './faces.ts';
import { moveFor, warped, type Warp } from './warp.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Block {
  lines: { line: Line; scaleX: number; scaleY: number }[];
  height: number;
  /** How much it fills, less for lines of very different heights. */
  merit: number;
}

const gap = 18;

function splits(words: readonly string[]): string[][] {
  const result: string[][] = [];
  const places = words.length - 1;
  for (let mask = 0; mask < 1 << places; mask += 1) {
    const lines = [words[0] ?? ''];
    for (let index = 1; index < words.length; index += 1) {
      const word = words[index] ?? '';
      if ((mask >> (index - 1)) & 1) lines.push(word);
      else lines.push(`${lines.pop() ?? ''} ${word}`);
    }
    if (lines.length <= 3) result.push(lines);
  }
  return result;
}

// The tallest lines give way first, so that a short word does not shout down a long one.
function capHeights(heights: readonly number[], room: number): number {
  let [low, high] = [0, Math.max(...heights)];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    const total = heights.reduce((sum, height) => sum + Math.min(height, middle), 0);
    if (total > room) high = middle;
    else low = middle;
  }
  return low;
}

function blockOf(texts: readonly string[], face: FaceName, width: number, height: number): Block {
  const room = height - gap * (texts.length - 1);
  const lines = texts.map((text) => setLine(text, face));
  const full = lines.map((line) => (line.cap * width) / line.width);
  const cap = capHeights(full, room);
  const sizes = full.map((size) => Math.min(size, cap));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const stretch = Math.min(1.35, room / total);
  const set = lines.map((line, index) => {
    const size = (sizes[index] ?? 0) / line.cap;
    // A capped line may be a little wider than its height asks for: it fills the block better.
    const wide = Math.min(width / (line.width * size), 1.18);
    return { line, scaleX: size * wide, scaleY: size * stretch };
  });
  const area = set.reduce(
    (sum, { line, scaleX, scaleY }) => sum + line.width * scaleX * line.cap * scaleY,
    0,
  );
  return {
    lines: set,
    height: total * stretch + gap * (texts.length - 1),
    merit: area * Math.sqrt(Math.min(...sizes) / Math.max(...sizes)),
  };
}

function bounds(lines: readonly (readonly Command[])[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { at } of lines.flat()) {
    for (let index = 0; index < at.length; index += 2) {
      const [x, y] = [at[index] ?? 0, at[index + 1] ?? 0];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whole relative coordinates: the shortest way to write an outline. */
function written(commands: readonly Command[]): string {
  let [penX, penY] = [0, 0];
  let path = '';
  for (const { kind, at } of commands) {
    if (kind === 'Z') {
      path += 'z';
      continue;
    }
    const rounded = at.map(Math.round);
    // After a closing z the pen is back at the contour's start; an absolute M avoids tracking it.
    const relative =
      kind === 'M'
        ? rounded
        : rounded.map((value, index) => value - (index % 2 === 0 ? penX : penY));
    path += (kind === 'M' ? kind : kind.toLowerCase()) + relative.join(' ').replaceAll(' -', '-');
    [penX = 0, penY = 0] = rounded.slice(-2);
  }
  return path;
}

/** Sets a title into a box (its centre and size), one path a line, top line first. */
export function setTitle(title: string, face: FaceName, warp: Warp, box: Box, edge = 22): string[] {
  const [width, height] = [box.width - 2 * edge, box.height - 2 * edge];
  const blocks = splits(title.split(' ')).map((texts) => blockOf(texts, face, width, height));
  const block = blocks.toSorted((a, b) => b.merit - a.merit)[0];
  if (block === undefined) return [];
  const move = moveFor(warp, width, block.height);
  let top = -block.height / 2;
  const lines = block.lines.map(({ line, scaleX, scaleY }) => {
    const base = top + line.cap * scaleY;
    top = base + gap;
    const half = (line.width * scaleX) / 2;
    const flat = line.commands.map(({ kind, at }) => ({
      kind,
      at: at.map((value, index) =>
        index % 2 === 0 ? value * scaleX - half : value * scaleY + base,
      ),
    }));
    return warped(flat, move);
  });
  const drawn = bounds(lines);
  const fit = Math.min(width / drawn.width, height / drawn.height);
  // What a warp cost in height is given back in width, as far as letters bear it.
  const fitX = Math.min(width / drawn.width, fit * 1.2);
  const [middleX, middleY] = [drawn.x + drawn.width / 2, drawn.y + drawn.height / 2];
  return lines.map((line) =>
    written(
      line.map(({ kind, at }) => ({
        kind,
        at: at.map((value, index) =>
          index % 2 === 0 ? (value - middleX) * fitX + box.x : (value - middleY) * fit + box.y,
        ),
      })),
    ),
  );
}

/** A word on one line at a given height, centred: card ranks, ball numbers. */
export function setWord(
  text: string,
  face: FaceName,
  x: number,
  y: number,
  height: number,
): string {
  const line = setLine(text, face);
  const scale = height / line.cap;
  return written(
    line.commands.map(({ kind, at }) => ({
      kind,
      at: at.map((value, index) =>
        index % 2 === 0 ? (value - line.width / 2) * scale + x : value * scale + y + height / 2,
      ),
    })),
  );
}
