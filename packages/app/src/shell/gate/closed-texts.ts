import type { Translate } from '@livery/web/texts/translations';
import type { Gate } from '#kernel/gate/derive-gate.ts';
import { emphasised } from '@livery/web/texts/emphasis';
import type { TextKey } from '#kernel/i18n/text-key.ts';

/** What is said where the site is closed. */
export const closedTexts = {
  maintenance: { title: 'gate.maintenance.title', description: 'error.system.upgrading' },
  region: { title: 'gate.region.title', description: 'error.region.blocked' },
} as const satisfies Readonly<
  Record<Exclude<Gate, 'ok'>, { readonly title: TextKey; readonly description: TextKey }>
>;

/** What the tab is called meanwhile. */
export const closedTitle = (gate: Exclude<Gate, 'ok'>, t: Translate): string =>
  emphasised(t(closedTexts[gate].title)).title;
