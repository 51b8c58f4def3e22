import { createVar } from '@vanilla-extract/css';

export type Own<Name extends string> = {
  readonly [Each in Name]: `var(--${string})`;
} & {
  /** The rule of its root that says them all. */
  readonly usual: PointedVars;
};

export interface PointedVars {
  readonly vars: Record<string, string>;
}

/**
 * Variables of one component. A slot that is about it alone, or a state, says
 * them anew at its root, and its parts only ask.
 */
export function own<Name extends string>(usual: Readonly<Record<Name, string>>): Own<Name> {
  const names = Object.keys(usual) as Name[];
  const made = Object.fromEntries(names.map((name) => [name, createVar(name)]));
  const vars = Object.fromEntries(names.map((name) => [made[name] ?? '', usual[name]]));
  return { ...made, usual: { vars } } as unknown as Own<Name>;
}

/** The rule that says some of them anew. */
export const as = <Name extends string>(
  look: Own<Name>,
  anew: { readonly [Each in Name]?: string },
): PointedVars => ({
  vars: Object.fromEntries(
    (Object.keys(anew) as Name[]).flatMap((name) => {
      const value = anew[name];
      return value === undefined ? [] : [[look[name], value] as const];
    }),
  ),
});
