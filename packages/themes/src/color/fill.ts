import type { Mode } from '../contract/token.ts';
import type { Hex } from '../contract/value.ts';
import { contrast } from './contrast.ts';
import { hexOf, lch } from './convert.ts';
import { seedColor, type ActionSeed, type Fault } from './seeds.ts';
import { awayFrom, leastMoved, nearest, inkOn } from './solve.ts';

/** A fill in all its states, and lettering that can be read on each of them. */
export interface Fill {
  readonly rest: Hex;
  readonly hover: Hex;
  readonly pressed: Hex;
  readonly on: Hex;
  /** What the brand asked for and could not be read; `rest` is the nearest that can. */
  readonly fault?: Fault;
}

const needed = 4.5;

/** The lightness at which a fill of any hue still looks like that hue. */
const derivedLightness: Readonly<Record<Mode, number>> = { dark: 0.78, light: 0.55 };

const hoverStep = 0.05;
const pressedStep = 0.08;

/**
 * The fill and how it answers a pointer and a finger. It moves away from its
 * lettering, so that a state can never be what fails. At the end of the scale
 * there is no room to move that way: near black and white both states step
 * back, where the contrast is so high that it can spare some.
 */
function fillOf(rest: Hex, on: Hex): Fill {
  const own = lch(rest);
  const forth = awayFrom(on) === 'lighter' ? 1 : -1;
  const end = own.l + forth * pressedStep;
  const room = end >= 0.05 && end <= 0.99;
  // So near to black a small step rounds away.
  const way = room ? forth : -forth * (forth < 0 ? 3 : 1);
  const state = (step: number): Hex => {
    const moved = hexOf({ ...own, l: own.l + way * step });
    return contrast(on, moved) >= needed ? moved : rest;
  };
  return { rest, on, hover: state(hoverStep), pressed: state(pressedStep) };
}

/** The nearest fill that carries the lettering, on whichever side of it that is. */
const carrying = (on: Hex, asked: Hex): Hex =>
  leastMoved(
    asked,
    (['darker', 'lighter'] as const)
      .map((way) => nearest(asked, [on], needed, way))
      .filter((one) => contrast(on, one) >= needed),
  );

/**
 * The main action. Without a lettering of its own it can never fail: black or
 * white reads on every colour there is. With one, the fill gives way.
 */
export function actionFill(seed: ActionSeed, mode: Mode): Fill {
  const asked = seedColor(seed, mode);
  const start =
    seed.policy === 'derived' ? hexOf({ ...lch(asked), l: derivedLightness[mode] }) : asked;
  if (!seed.on) return fillOf(start, inkOn([start]));
  const ratio = contrast(seed.on, start);
  if (ratio >= needed) return fillOf(start, seed.on);
  const rest = carrying(seed.on, start);
  return { ...fillOf(rest, seed.on), fault: { ratio, needed, on: seed.on, nearest: rest } };
}
