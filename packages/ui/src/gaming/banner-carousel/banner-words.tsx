import { Emphasis } from '../../foundations/emphasis/emphasis.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './banner-words.css.ts';

export interface BannerWordsProps {
  /** What it is about; over a finished picture it is read out only. */
  title: string;
  /** Part of the title to emphasise. */
  emphasis?: string | undefined;
  /** A few words above the title. */
  eyebrow?: string | undefined;
  /** One line under the title. */
  description?: string | undefined;
  /** What a press does, in two or three words. */
  call?: string | undefined;
}

/** What a banner says, in an operator's words as often as in the brand's. */
export const BannerWords = ({ title, emphasis, eyebrow, description, call }: BannerWordsProps) => (
  <span className={css.words}>
    {eyebrow ? (
      <span className={css.eyebrow}>
        <bdi>{eyebrow}</bdi>
      </span>
    ) : null}
    <span className={css.title}>
      <bdi>
        <Emphasis text={title} word={emphasis} />
      </bdi>
    </span>
    {description ? (
      <span className={css.line}>
        <bdi>{description}</bdi>
      </span>
    ) : null}
    {call ? (
      <span className={css.call}>
        <span className={css.callText}>{call}</span>
        <Icon name="caret" size={16} className={css.caret} />
      </span>
    ) : null}
  </span>
);
