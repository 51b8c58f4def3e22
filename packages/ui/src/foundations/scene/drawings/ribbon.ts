export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly opacity: number;
}

export interface Ribbon {
  /** Where the feet of the bars run. */
  readonly foot: (x: number) => number;
  /** How far apart the bars stand. */
  readonly step: number;
  readonly height: readonly [least: number, most: number];
  readonly phase: number;
}

/** Smooth and never regular: three waves whose lengths share no measure. */
const drift = (x: number, phase: number): number =>
  (Math.sin(x / 9.7 + phase) + Math.sin(x / 23.3 + phase * 2.1) + Math.sin(x / 4.1 + phase * 3.7)) /
    6 +
  0.5;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Bars of light over a width of 390. The same every time, so that server and browser agree. */
export const ribbon = ({ foot, step, height: [least, most], phase }: Ribbon): readonly Bar[] =>
  Array.from({ length: Math.ceil(410 / step) }, (_, index) => {
    const x = index * step - 10;
    const height = least + (most - least) * drift(x * 1.3, phase + 5);
    return {
      x: round(x),
      y: round(foot(x) - height),
      height: round(height),
      opacity: round(0.3 + 0.7 * drift(x, phase)),
    };
  });

export const mint: Ribbon = {
  foot: (x) => 166 + 38 * Math.cos(((x - 54) * Math.PI) / 286),
  step: 5,
  height: [96, 190],
  phase: 1,
};

export const violet: Ribbon = {
  foot: (x) => 142 + 26 * Math.cos(((x - 345) * Math.PI) / 155),
  step: 7,
  height: [110, 230],
  phase: 4,
};
