import { formatWhole } from '../../foundations/money/figures.ts';
import { formatMoney, type MoneyFormat } from '../../foundations/money/format-money.ts';
import { Text } from '../../foundations/text/text.tsx';
import type { WinnerEntry } from './entries.ts';
import * as css from './winner-board.css.ts';

export interface WinnerRowProps extends MoneyFormat {
  entry: WinnerEntry;
  place: number;
  onSelect: (entry: WinnerEntry) => void;
}

export function WinnerRow({ entry, place, onSelect, ...format }: WinnerRowProps) {
  return (
    <button type="button" className={css.row} onClick={() => onSelect(entry)}>
      <span className={css.place} aria-hidden="true">
        {formatWhole(place, format.locale)}
      </span>
      <span className={css.thumb}>
        {entry.cover ? (
          <img
            className={css.picture}
            src={entry.cover}
            alt=""
            width={48}
            height={64}
            loading="lazy"
            decoding="async"
          />
        ) : null}
      </span>
      <span className={css.texts}>
        <span className={css.name} dir="auto">
          {entry.name}
        </span>
        <Text render={<span />} step="s2" tone="faint" className={css.game} dir="auto">
          {entry.game}
        </Text>
      </span>
      <bdi className={css.amount}>{formatMoney(entry.amount, format)}</bdi>
    </button>
  );
}
