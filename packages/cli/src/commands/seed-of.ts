import type { Fidelity, Merchant, Role } from '@livery/themes';
import type { Mode } from '@livery/themes/contract';

/** Whose colour a token is, the first that fits; what it stands on may move it, but not turn it into another. */
const lenders: readonly (readonly [RegExp, Role])[] = [
  [/^color\.(action|bar)\.text$/, 'link'],
  [/^color\.scene\.lightEnd$/, 'second'],
  [/^color\.scene\.(accent|fill|on|lightStart)$/, 'action'],
  [/^color\.(action|selected|icon|chart)\./, 'action'],
  [/^color\.line\.focus$/, 'action'],
  [/^color\.tint\.\w+Mark$/, 'action'],
  [/^gradient\.action$/, 'action'],
  [/^color\.(win\.|jackpot\.figure$)/, 'win'],
  [/^color\.second\./, 'second'],
  [/^color\.(danger|badge)\./, 'danger'],
  [/^color\.(surface|text|line|frame|bar|footer|wallet|tint|sky|scene|jackpot)\./, 'neutral'],
  [/^color\.scrim$/, 'neutral'],
  [/^gradient\.(jackpot|digit|veil|sheet)$/, 'neutral'],
];

/** Whom a role takes after when the brand leaves it out. */
const standIns: Readonly<Partial<Record<Role, Role>>> = {
  link: 'action',
  neutral: 'action',
  second: 'win',
};

export interface GrownFrom extends Pick<
  Fidelity,
  'role' | 'policy' | 'asked' | 'written' | 'difference' | 'outcome'
> {
  /** Whether this token is what the fidelity tells of, or only takes after it. */
  readonly carries: boolean;
  /** Where the seed stands; none when the brand gives neither the role nor what it takes after. */
  readonly seed?: {
    readonly role: Role;
    readonly file: string;
    readonly line: number;
    readonly column: number;
  };
}

export const lenderOf = (path: string): Role | undefined =>
  lenders.find(([pattern]) => pattern.test(path))?.[1];

/** Which seed of the brand a token grew from, and where that seed stands. */
export function grownFrom(
  { fidelity, report }: Pick<Merchant, 'fidelity' | 'report'>,
  path: string,
  mode: Mode,
): GrownFrom | undefined {
  const lender = lenderOf(path);
  const told = (name: Role): Fidelity | undefined =>
    fidelity.find((one) => one.role === name && one.mode === mode);
  const own = lender && told(lender);
  // Without a second colour the second light is a neighbour of the action's, not of the win's.
  const ofAction = path === 'color.scene.lightEnd' && own?.given === false;
  const found = ofAction ? told('action') : own;
  if (!found) return undefined;
  const { role, policy, asked, written, difference, outcome } = found;
  const given = [role, standIns[role]].find((name) => name && told(name)?.given);
  const carries = found.token === path;
  const grown = { role, policy, asked, written, difference, outcome, carries };
  if (!given) return grown;
  const { file, line, column } = report(['brand', given], 'brand.refused', '');
  return { ...grown, seed: { role: given, file, line, column } };
}
