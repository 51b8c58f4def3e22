import { createGlobalVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import type { SlotChoice, SlotName } from '@livery/themes/contract';

import { declareLayers, layers } from '../theme/layers.ts';
import { kebab, pageOf } from '../theme/when.ts';

type Vars = NonNullable<GlobalStyleRule['vars']>;
type Roles<Name extends string> = { readonly [Role in Name]: `var(--${string})` };

/** Variables of what a selector finds on the page. */
const onPage = (selector: string, vars: Vars): void => {
  declareLayers();
  globalStyle(selector, { '@layer': { [layers.base]: { vars } } });
};

/**
 * What brands do differently in many places, as variables of the page (ADR 177):
 * as most brands have it. Components ask for these, and never for the slot.
 */
export function roles<Name extends string>(
  about: string,
  usual: Readonly<Record<Name, string>>,
  under = ':root',
): Roles<Name> {
  const names = Object.keys(usual) as Name[];
  const made = Object.fromEntries(
    names.map((name) => [name, createGlobalVar(`lvx-${about}-${kebab(name)}`)]),
  ) as Roles<Name>;
  onPage(under, Object.fromEntries(names.map((name) => [made[name], usual[name]])));
  return made;
}

/** The same where a brand has made a choice: the one place that a slot reaches them from. */
export const pointAnew = <Name extends SlotName>(
  slot: Name,
  choice: SlotChoice<Name>,
  vars: Vars,
  /** Of which pages, or of which parts too, that reckon them for themselves. */
  where = (brand: string): string => brand,
): void => onPage(where(pageOf(slot, choice)), vars);

/** Of a shadow, where there is none: it may stand in a list of them. */
export const noShadow = '0 0 transparent';
