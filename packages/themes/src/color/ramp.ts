import { stops, type Mode } from '../contract/token.ts';
import type { GradientStop, Hex, TokenValue } from '../contract/value.ts';
import {
  actionParts,
  chartParts,
  plainFill,
  secondParts,
  signalParts,
  winParts,
} from './accents.ts';
import { hexOf, lch, withAlpha } from './convert.ts';
import { difference } from './difference.ts';
import { actionFill } from './fill.ts';
import { greys, groundsOf, type Surfaces } from './grounds.ts';
import { jackpot, scene } from './scene.ts';
import { seedColor, type Fault, type Fidelity, type Role, type Seed, type Seeds } from './seeds.ts';
import { textRole } from './text-role.ts';

export type { ActionSeed, Fault, Fidelity, Policy, Role, Seed, Seeds } from './seeds.ts';

/** What grows from the seeds in one mode. */
export interface Ramp {
  /** Colours and gradients by token path. */
  readonly values: ReadonlyMap<string, TokenValue>;
  /** What became of each seed; a refusal is for the caller to complain about. */
  readonly fidelity: readonly Fidelity[];
}

const gold: Seed = { color: '#ffd27a', policy: 'exact' };
const red: Seed = {
  color: { dark: hexOf({ l: 0.78, c: 0.13, h: 14 }), light: hexOf({ l: 0.48, c: 0.13, h: 14 }) },
  policy: 'nearest',
};
/** The unread count of a brand without a red of its own. */
const badges: Readonly<Record<Mode, Hex>> = { dark: '#e5482f', light: '#c9301c' };

/** The action's hue, quiet: a page of a loud colour's own chroma is brown or wine. */
const quiet = (action: Seed): Seed['color'] => {
  const tint = (mode: Mode): Hex => {
    const own = lch(seedColor(action, mode));
    return hexOf({ ...own, c: Math.min(own.c, 0.022) });
  };
  return { dark: tint('dark'), light: tint('light') };
};

/** Every role, the ones that were left out filled in from the others. */
const completed = (seeds: Seeds): Required<Seeds> => {
  const { color } = seeds.action;
  const win = seeds.win ?? gold;
  return {
    action: seeds.action,
    link: seeds.link ?? { color, policy: 'nearest' },
    neutral: seeds.neutral ?? { color: quiet(seeds.action), policy: 'derived' },
    win,
    second: seeds.second ?? win,
    danger: seeds.danger ?? red,
  };
};

const outcomeOf = (policy: Seed['policy'], kept: boolean, fault: Fault | undefined) => {
  if (policy === 'derived') return 'derived';
  if (fault) return policy === 'exact' ? 'refused' : 'repaired';
  return kept ? 'kept' : 'derived';
};

/** Colours and gradients that grow from the seeds in one mode, each proved on what it stands on. */
export function ramp(seeds: Seeds, mode: Mode, surfaces?: Surfaces): Ramp {
  const all = completed(seeds);
  const grounds = groundsOf(all.neutral, mode, surfaces);
  const fill = actionFill(all.action, mode);
  const link = textRole(all.link, grounds);
  const danger = textRole(all.danger, grounds);
  const win = plainFill(all.win, grounds);
  const second = seeds.second ? plainFill(seeds.second, grounds) : win;
  const action = seedColor(all.action, mode);
  const badge = seeds.danger ? plainFill(seeds.danger, grounds) : badges[mode];

  const brand = {
    action,
    // A page that the brand writes says more of its darkness than the seed of its greys.
    neutral: surfaces?.page ?? seedColor(all.neutral, mode),
    win,
    second: seeds.second && second,
    fill,
  };
  const stage = scene(brand, surfaces?.stage);
  const { 'gradient.digit': digit = '#000000', ...winnings } = jackpot(brand);
  const colors: Record<string, Hex> = {
    ...greys(grounds),
    ...actionParts(action, fill, link.text, grounds),
    ...winParts(win, grounds),
    ...secondParts(second),
    ...signalParts(danger.text, badge, grounds),
    ...chartParts(action, grounds),
    ...stage,
    ...winnings,
  };
  const ground = stage['color.scene.ground'] ?? digit;
  const board = winnings['color.jackpot.ground'] ?? digit;
  const gradients: Record<string, readonly GradientStop[]> = {
    'gradient.action': stops(fill.rest),
    'gradient.jackpot': stops(board),
    'gradient.digit': stops(digit),
    'gradient.veil': stops(withAlpha(ground, 0.7), withAlpha(ground, 0)),
    'gradient.sheet': stops(grounds.raised),
  };

  const told = (role: Role, token: string, written: Hex, fault?: Fault): Fidelity => {
    const { policy } = all[role];
    const asked = seedColor(all[role], mode);
    return {
      role,
      mode,
      policy,
      given: seeds[role] !== undefined,
      asked,
      token,
      written,
      difference: difference(asked, written),
      outcome: outcomeOf(policy, asked === written, fault),
      ...(fault ? { fault } : {}),
    };
  };
  const values = new Map<string, TokenValue>();
  for (const [path, value] of Object.entries(colors)) values.set(path, { type: 'color', value });
  for (const [path, value] of Object.entries(gradients))
    values.set(path, { type: 'gradient', value });
  return {
    values,
    fidelity: [
      told('action', 'color.action.rest', fill.rest, fill.fault),
      told('link', 'color.action.text', link.text, link.fault),
      told('neutral', 'color.surface.page', grounds.page),
      told('win', 'color.win.fill', win),
      told('second', 'color.second.fill', second),
      told('danger', 'color.danger.text', danger.text, danger.fault),
    ],
  };
}
