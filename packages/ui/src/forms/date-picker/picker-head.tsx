import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import * as css from './calendar.css.ts';

interface PickerHeadProps {
  /** The month or the year in sight. */
  title: string;
  chooseLabel: string;
  previousLabel: string;
  nextLabel: string;
  /** Goes to the years. */
  onTitle: () => void;
  /** One back or on; none at the end of what may be chosen. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** What is in sight, and the ways to the ones before and after. */
export function PickerHead({
  title,
  chooseLabel,
  previousLabel,
  nextLabel,
  onTitle,
  onPrevious,
  onNext,
}: PickerHeadProps) {
  return (
    <div className={css.head}>
      <IconButton
        className={cx(css.arrow, css.before)}
        icon="caret"
        iconSize={20}
        label={previousLabel}
        // Not disabled: the last step would take the focus away.
        aria-disabled={onPrevious ? undefined : true}
        onClick={onPrevious}
      />
      <button type="button" className={css.title} onClick={onTitle}>
        <span aria-live="polite">{title}</span>
        <span className={hiddenText}>{chooseLabel}</span>
        <Icon name="down" size={16} className={css.titleMark} />
      </button>
      <IconButton
        className={cx(css.arrow, css.after)}
        icon="caret"
        iconSize={20}
        label={nextLabel}
        // Not disabled: the last step would take the focus away.
        aria-disabled={onNext ? undefined : true}
        onClick={onNext}
      />
    </div>
  );
}
