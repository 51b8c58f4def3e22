type Point = readonly [x: number, y: number];

/** What a monogram stands on, in a box of 48. */
export interface Plate {
  readonly name: string;
  readonly outline: string;
  /** How high a capital may be. */
  readonly letter: number;
  /** Where the eye sees the middle. */
  readonly middle: number;
}

const show = (value: number): string => String(Math.round(value * 100) / 100);
const at = ([x, y]: Point): string => `${show(x)} ${show(y)}`;

const toward = (from: Point, to: Point, length: number): Point => {
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [
    from[0] + ((to[0] - from[0]) / span) * length,
    from[1] + ((to[1] - from[1]) / span) * length,
  ];
};

/** A regular polygon around the middle with its corners rounded off. */
function polygon(sides: number, radius: number, round: number, turn: number): string {
  const corner = (index: number): Point => {
    const angle = ((index / sides) * 360 + turn) * (Math.PI / 180);
    return [24 + radius * Math.cos(angle), 24 + radius * Math.sin(angle)];
  };
  const parts = Array.from({ length: sides }, (_, index) => {
    const [before, here, after] = [corner(index - 1), corner(index), corner(index + 1)];
    const [start, end] = [toward(here, before, round), toward(here, after, round)];
    return `${index === 0 ? 'M' : 'L'}${at(start)}Q${at(here)} ${at(end)}`;
  });
  return `${parts.join('')}Z`;
}

/** Lobes around a circle, like the edge of a seal. */
function seal(lobes: number, radius: number): string {
  const point = (index: number): Point => {
    const angle = ((index / lobes) * 360 - 90) * (Math.PI / 180);
    return [24 + radius * Math.cos(angle), 24 + radius * Math.sin(angle)];
  };
  const lobe = show(radius * Math.sin(Math.PI / lobes) * 1.18);
  const arcs = Array.from(
    { length: lobes },
    (_, index) => `A${lobe} ${lobe} 0 0 1 ${at(point(index + 1))}`,
  );
  return `M${at(point(0))}${arcs.join('')}Z`;
}

const plate = (name: string, outline: string, letter: number, middle = 24): Plate => ({
  name,
  outline,
  letter,
  middle,
});

export const plates: readonly [Plate, ...Plate[]] = [
  plate('disc', 'M24 2A22 22 0 1 1 24 46A22 22 0 1 1 24 2Z', 22),
  plate('squircle', 'M24 2C40 2 46 8 46 24C46 40 40 46 24 46C8 46 2 40 2 24C2 8 8 2 24 2Z', 23),
  plate(
    'shield',
    'M22.2 2.7Q24 1.7 25.8 2.700C30.5 5.5 35.5 7 40.5 7.400Q43 7.6 43 10V22C43 34 35.5 41.5 25.5 45.800Q24 46.4 22.5 45.800C12.5 41.5 5 34 5 22V10Q5 7.6 7.5 7.400C12.5 7 17.5 5.5 22.2 2.700Z',
    20,
    22.6,
  ),
  plate('hexagon', polygon(6, 23.5, 5, -90), 22),
  plate(
    'leaf',
    'M2 7A5 5 0 0 1 7 2H25A21 21 0 0 1 46 23V41A5 5 0 0 1 41 46H23A21 21 0 0 1 2 25Z',
    23,
  ),
  plate('diamond', polygon(4, 24.5, 7, -90), 19),
  plate('arch', 'M4 22A20 20 0 0 1 44 22V39A7 7 0 0 1 37 46H11A7 7 0 0 1 4 39Z', 21.5, 25.2),
  plate('octagon', polygon(8, 23.5, 4, 22.5), 22.5),
  plate('seal', seal(10, 20.3), 20.5),
  plate('drop', 'M24 2A22 22 0 0 1 46 24V41A5 5 0 0 1 41 46H24A22 22 0 0 1 24 2Z', 22),
];
