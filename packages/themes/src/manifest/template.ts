import {
  defaultHome,
  defaultTemplate,
  type HomeSection,
  type Template,
} from '../templates/slots.ts';
import type { AppRating } from '../contract/merchant-data.ts';
import type { Mode } from '../contract/token.ts';
import type { TemplateFile } from './files.ts';

/** The layout of a merchant with every slot filled. */
export interface MerchantTemplate {
  readonly defaultTheme: Mode;
  readonly slots: Template;
  readonly home: readonly HomeSection[];
  /** The page that offers the app. */
  readonly app: {
    readonly background?: string;
    readonly description: Readonly<Record<string, string>>;
    readonly color?: string;
    readonly rating?: AppRating;
  };
}

const version = (said: '0' | '1' | undefined): 'base' | 'new' => (said === '1' ? 'new' : 'base');

/** Games are chosen by category, so that a page with games has a rail: over them, or on top as tabs. */
function withRail(home: readonly HomeSection[], rail: Template['rail']): readonly HomeSection[] {
  const games = home.indexOf('games');
  if (games === -1 || home.includes('categories')) return home;
  return home.toSpliced(rail === 'tabs' ? 0 : games, 0, 'categories');
}

/** A template file over the choices that hold when nothing is said. */
export function fillTemplate(said: TemplateFile): MerchantTemplate {
  const slots: Template = {
    ...defaultTemplate,
    // The schema allows known slots and their choices only.
    ...(said.slots as Partial<Template> | undefined),
    memberCentre: version(said.mem_cen),
    depositDetail: version(said.dep_func),
  };
  return {
    defaultTheme: said.defaultTheme ?? 'dark',
    home: withRail(said.home ?? defaultHome, slots.rail),
    slots,
    app: {
      description: said.app_desc ?? {},
      ...(said.app_background === undefined ? {} : { background: said.app_background }),
      ...(said.app_desc_font_color === undefined
        ? {}
        : { color: said.app_desc_font_color.toLowerCase() }),
      ...(said.app_rating === undefined ? {} : { rating: said.app_rating }),
    },
  };
}
