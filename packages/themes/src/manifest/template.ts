import {
  defaultTemplate,
  homeSections,
  type HomeSection,
  type Template,
} from '../templates/slots.ts';
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
  };
}

const version = (said: '0' | '1' | undefined): 'base' | 'new' => (said === '1' ? 'new' : 'base');

/** A template file over the choices that hold when nothing is said. */
export const fillTemplate = (said: TemplateFile): MerchantTemplate => ({
  defaultTheme: said.defaultTheme ?? 'dark',
  home: said.home ?? homeSections,
  slots: {
    ...defaultTemplate,
    // The schema allows known slots and their choices only.
    ...(said.slots as Partial<Template> | undefined),
    memberCentre: version(said.mem_cen),
    depositDetail: version(said.dep_func),
  },
  app: {
    description: said.app_desc ?? {},
    ...(said.app_background === undefined ? {} : { background: said.app_background }),
    ...(said.app_desc_font_color === undefined
      ? {}
      : { color: said.app_desc_font_color.toLowerCase() }),
  },
});
