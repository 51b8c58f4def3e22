import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './notice-ticker.css.ts';

/** What a line of notices begins with: a glyph, or its name, as the brand shows it. */
export const TickerLead = ({ label }: { label: string }) => (
  <>
    <span className={css.icon} data-on-action="" aria-hidden="true">
      <Icon name="promotions" size={20} />
    </span>
    <span className={css.label} aria-hidden="true">
      {label}
    </span>
  </>
);
