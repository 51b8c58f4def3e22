import type { Random } from './random.ts';

/** How a made file is written; every one has its own. */
interface Hand {
  readonly eol: string;
  readonly unit: string;
  readonly lastComma: boolean;
  readonly comments: boolean;
}

/** A file in the making: no two keys and no two words are the same, so that a comment knows its own. */
class Maker {
  readonly #random: Random;
  readonly #hand: Hand;
  #count = 0;

  constructor(random: Random) {
    this.#random = random;
    this.#hand = {
      eol: random(3) === 0 ? '\r\n' : '\n',
      unit: ['  ', '    ', '\t'][random(3)] ?? '  ',
      lastComma: random(2) === 0,
      comments: random(5) > 0,
    };
  }

  fresh(letter: string): string {
    return `${letter}${this.#count++}`;
  }

  #says(often: number): boolean {
    return this.#hand.comments && this.#random(often) === 0;
  }

  #comment(indent: string): string {
    const name = this.fresh('c');
    const { eol } = this.#hand;
    if (this.#random(2) === 0) return `// ${name}, "said"${eol}${indent}`;
    const more = this.#random(3) === 0 ? `${eol}${indent}   and, more }` : '';
    return `/* ${name}${more} */${eol}${indent}`;
  }

  #scalar(): string {
    const word = this.fresh('w');
    return this.#random(4) === 0 ? String(this.#count++ + 0.5) : `"${word} // no /* comment"`;
  }

  value(indent: string, depth: number): string {
    const kind = this.#random(10);
    if (depth > 3 || kind < 5) return this.#scalar();
    return this.whole(indent, depth, kind < 8);
  }

  whole(indent: string, depth: number, isObject: boolean): string {
    const count = this.#random(6);
    const entries = Array.from({ length: count }, () => (inside: string) => {
      const key = isObject ? `"${this.fresh('k')}": ` : '';
      return key + this.value(inside, depth + 1);
    });
    const [open, close] = isObject ? ['{', '}'] : ['[', ']'];
    const flat = depth > 0 && this.#random(3) === 0;
    return flat
      ? this.#flat(entries, indent, open, close)
      : this.#lines(entries, indent, open, close);
  }

  #flat(
    entries: readonly ((indent: string) => string)[],
    indent: string,
    open: string,
    close: string,
  ): string {
    const space = this.#random(2) === 0 ? ' ' : '';
    const words = entries.map((make) => {
      const before = this.#says(8) ? `/* ${this.fresh('c')} */ ` : '';
      const behind = this.#says(8) ? ` /* ${this.fresh('c')} */` : '';
      return before + make(indent) + behind;
    });
    return `${open}${space}${words.join(', ')}${space}${close}`;
  }

  #lines(
    entries: readonly ((indent: string) => string)[],
    indent: string,
    open: string,
    close: string,
  ): string {
    const { eol, unit, lastComma } = this.#hand;
    const inside = indent + unit;
    const head = this.#says(8) ? ` // ${this.fresh('c')}` : '';
    if (entries.length === 0 && head === '') return open + close;
    const lines = entries.map((make, index) => {
      const blank = this.#random(6) === 0 ? eol : '';
      const free =
        blank !== '' && this.#says(3)
          ? `${eol}${inside}${this.#comment('').trimEnd()}${eol}`
          : blank;
      const lead = this.#says(3) ? this.#comment(inside) : '';
      const more = lead !== '' && this.#says(3) ? this.#comment(inside) : '';
      const comma = index < entries.length - 1 || lastComma ? ',' : '';
      const mid = comma !== '' && this.#says(9) ? ` /* ${this.fresh('c')} */` : '';
      const tail = this.#says(4)
        ? ` ${this.#random(2) === 0 ? '//' : '/*'} ${this.fresh('c')}`
        : '';
      const end = tail.startsWith(' /*') ? ' */' : '';
      return `${free}${eol}${inside}${lead}${more}${make(inside)}${mid}${comma}${tail}${end}`;
    });
    const foot = this.#says(6) ? `${eol}${inside}// ${this.fresh('c')}` : '';
    return `${open}${head}${lines.join('')}${foot}${eol}${indent}${close}`;
  }
}

/** A file with comments, as a person may have written it. */
export function madeFile(random: Random): string {
  const maker = new Maker(random);
  const text = maker.whole('', 0, true);
  const last = random(4) === 0 ? '' : /\r\n/.test(text) ? '\r\n' : '\n';
  return text + last;
}
