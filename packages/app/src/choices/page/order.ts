import type { MerchantData, Mode, Template } from '@livery/themes/contract';
import type { PieceName } from '../pieces/list.ts';
import type { PictureCatalogue } from '../surroundings.tsx';

/** What the page that shows the pictures asks of the frame of one. */
export interface PictureOrder {
  readonly merchant: MerchantData;
  readonly catalogue: PictureCatalogue;
  readonly piece: PieceName;
  /** Told once it stands, and of every other height. */
  readonly drawn: (height: number) => void;
}

/** What the page was given to draw with. */
export interface PageData {
  readonly merchant: MerchantData;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly catalogue: PictureCatalogue;
}

/** What differs between two frames. */
export interface PictureWish {
  readonly piece: PieceName;
  /** Choices in place of the merchant's own. */
  readonly changes: Partial<Template>;
  /** Values of custom properties in place of the merchant's own, where those would show nothing. */
  readonly values?: Readonly<Record<string, string>>;
}

/** How all of them are looked at. */
export interface View {
  readonly theme: Mode;
  readonly dir: 'ltr' | 'rtl';
}

/** The merchant's own choices with a few others in their place. */
export const changed = (template: Template, changes: PictureWish['changes']): Template => ({
  ...template,
  ...changes,
});

declare global {
  /** Set by the page before the frame's script runs; the page itself has none. */
  var liveryPicture: PictureOrder | undefined;
}
