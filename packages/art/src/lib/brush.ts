import { shade } from './color.ts';
import { ellipse, num } from './path.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export interface SolidOptions {
  /** Lit as a ball rather than from above. */
  round?: boolean;
  /** Drawn on the body and under the shadow, so that it is lit too. */
  texture?: string;
  /** Width of the ink edge; 0 leaves it out. */
  ink?: number;
  /** Width of the inner shadow. */
  shadow?: number;
  /** Fill instead of the lit body, for example a metal. */
  fill?: string;
  gloss?: readonly [x: number, y: number, rx: number, ry: number] | undefined;
}

export type Metal = 'gold' | 'silver' | 'bronze' | 'jade' | 'rose';

const metals: Record<Metal, readonly [string, string, string, string, string]> = {
  gold: ['#fff6c9', '#ffd75a', '#e79a1c', '#a85a0c', '#ffd86b'],
  silver: ['#fff', '#cfd9ea', '#8a98b4', '#4d5875', '#e6edf8'],
  bronze: ['#ffe3c2', '#e8a066', '#b4622f', '#6d3214', '#f0b482'],
  jade: ['#e4fff0', '#6fe3ae', '#1f9b72', '#0b5a48', '#9df2cd'],
  rose: ['#fff0ee', '#ffb7a8', '#dd6f6a', '#8d3143', '#ffc9be'],
};

const metalTones: Record<Metal, string> = {
  gold: '#e79a1c',
  silver: '#8a98b4',
  bronze: '#b4622f',
  jade: '#1f9b72',
  rose: '#dd6f6a',
};

/**
 * Collects definitions and draws lit shapes. The key light comes from the upper left, always:
 * that one rule is what makes sixty pictures look like one hand.
 */
export class Brush {
  readonly ink: string;
  #definitions: string[] = [];
  #known = new Map<string, string>();

  constructor(ink: string) {
    this.ink = ink;
  }

  /** The same definition is written once, however often it is asked for. */
  define(prefix: string, build: (id: string) => string): string {
    const content = build('?');
    const known = this.#known.get(content);
    if (known !== undefined) return known;
    const id = `${prefix}${this.#definitions.length.toString(36)}`;
    this.#known.set(content, id);
    this.#definitions.push(build(id));
    return id;
  }

  get definitions(): string {
    return `<defs>${this.#definitions.join('')}</defs>`;
  }

  gradient(attributes: string, stops: readonly Stop[]): string {
    const tag = attributes.startsWith('r=') || attributes.startsWith('cx=') ? 'radial' : 'linear';
    const body = stops
      .map(([offset, colour, opacity]) => {
        const alpha =
          opacity === undefined ? '' : ` stop-opacity="${num(opacity * 10) === '0' ? 0 : opacity}"`;
        return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
      })
      .join('');
    const id = this.define(
      'g',
      (name) => `<${tag}Gradient id="${name}" ${attributes}>${body}</${tag}Gradient>`,
    );
    return `url(#${id})`;
  }

  vertical(stops: readonly Stop[]): string {
    return this.gradient('x2="0" y2="1"', stops);
  }

  metalFill(metal: Metal): string {
    const [a, b, c, d, e] = metals[metal];
    return this.vertical([
      [0, a],
      [0.3, b],
      [0.55, c],
      [0.78, d],
      [1, e],
    ]);
  }

  body(tone: string, round = false): string {
    const stops: Stop[] = [
      [0, shade(tone, 0.12, 8)],
      [0.5, tone],
      [1, shade(tone, -0.17, -14)],
    ];
    return round ? this.gradient('cx=".35" cy=".3" r=".8"', stops) : this.vertical(stops);
  }

  /** A lit solid: ink edge, body, texture, inner shadow, rim light, gloss. */
  solid(path: string, tone: string, options: SolidOptions = {}): string {
    const { round = false, texture = '', ink = 7, shadow = 18, gloss } = options;
    const id = this.define('p', (name) => `<path id="${name}" d="${path}"/>`);
    const use = `<use href="#${id}"`;
    const clip = this.define('c', (name) => `<clipPath id="${name}">${use}/></clipPath>`);
    const edge =
      ink === 0
        ? ''
        : `${use} fill="${this.ink}" stroke="${this.ink}" stroke-width="${ink}" stroke-linejoin="round"/>`;
    const dark =
      shadow === 0
        ? ''
        : `${use} fill="none" stroke="${shade(tone, -0.34, -20)}" stroke-width="${shadow}" opacity=".5" transform="translate(${num(shadow * -0.28)} ${num(shadow * -0.36)})"/>`;
    const rim = `${use} fill="none" stroke="${shade(tone, 0.3, 0, 0.7)}" stroke-width="4" opacity=".9" transform="translate(1 1.5)"/>`;
    const paint = options.fill ?? this.body(tone, round);
    return `${edge}${use} fill="${paint}"/><g clip-path="url(#${clip})">${texture}${dark}${rim}</g>${gloss === undefined ? '' : this.gloss(...gloss)}`;
  }

  metal(path: string, metal: Metal, options: SolidOptions = {}): string {
    return this.solid(path, metalTones[metal], {
      shadow: 8,
      ...options,
      fill: this.metalFill(metal),
    });
  }

  ball(x: number, y: number, r: number, tone: string, options: SolidOptions = {}): string {
    return this.solid(ellipse(x, y, r), tone, {
      round: true,
      shadow: Math.max(8, r / 3),
      gloss: [x - r * 0.35, y - r * 0.42, r * 0.26, r * 0.15],
      ...options,
    });
  }

  gloss(x: number, y: number, rx: number, ry: number, opacity = 0.65): string {
    return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="#fff" opacity="${opacity}" transform="rotate(-30 ${num(x)} ${num(y)})"/>`;
  }

  /** Soft light without a filter: three stops, each less than the one before. */
  glow(x: number, y: number, r: number, colour: string, strength = 1): string {
    const light = this.gradient('r=".5"', [
      [0, colour, strength],
      [0.45, colour, strength * 0.45],
      [1, colour, 0],
    ]);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${light}"/>`;
  }

  clipped(path: string, inner: string): string {
    const id = this.define('c', (name) => `<clipPath id="${name}"><path d="${path}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${inner}</g>`;
  }

  /** Keeps a drawing for use in several places. */
  stamp(markup: string): (transform: string) => string {
    const id = this.define('s', (name) => `<g id="${name}">${markup}</g>`);
    return (transform) =>
      transform === '' ? `<use href="#${id}"/>` : `<use href="#${id}" transform="${transform}"/>`;
  }

  /** A stroke with an ink edge: limbs, ropes, whiskers. */
  cord(path: string, colour: string, width: number, ink = 7): string {
    const common = `d="${path}" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
    return `<path ${common} stroke="${this.ink}" stroke-width="${num(width + ink)}"/><path ${common} stroke="${colour}" stroke-width="${num(width)}"/>`;
  }
}

export function fill(path: string, colour: string, opacity = 1): string {
  return `<path d="${path}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

export function outline(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

export function place(markup: string, x: number, y: number, scale = 1, turn = 0): string {
  const rotation = turn === 0 ? '' : ` rotate(${num(turn)})`;
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${num(x)} ${num(y)})${rotation}${size}">${markup}</g>`;
}
