import { lettersOf } from '../../util/letters.ts';

/** The two ends of a long text with as many letters as fit, and what they leave out between them. */
export function endsOf(text: string, room: number): readonly [start: string, end: string] {
  const letters = lettersOf(text);
  if (letters.length <= room) return [text, ''];
  const start = Math.ceil((room - 1) / 2);
  const end = room - 1 - start;
  return [letters.slice(0, start).join(''), letters.slice(letters.length - end).join('')];
}
