import { lettersOf } from '../../util/letters.ts';

/** The two ends of a long text with as many letters as fit, and what they leave out between them. */
export function endsOf(text: string, room: number): readonly [start: string, end: string] {
  const letters = lettersOf(text);
  // One at each end, and what stands for the rest: fewer would show all of it, or nothing.
  const most = Math.max(room, 3);
  if (letters.length <= most) return [text, ''];
  const start = Math.ceil((most - 1) / 2);
  const end = most - 1 - start;
  return [letters.slice(0, start).join(''), letters.slice(letters.length - end).join('')];
}
