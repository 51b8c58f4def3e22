import type { ComponentProps, ReactNode } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { formatMoney, maskDigits } from '../../foundations/money/index.ts';
import { Text } from '../../foundations/text/text.tsx';
import { RollingNumber } from '../../gaming/number-ticker/rolling-number.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Surface } from '../../layout/surface/surface.tsx';
import { cx } from '../../util/cx.ts';
import { useOwn } from '../../util/use-own.ts';
import * as css from './wallet-head.css.ts';

export interface WalletPart {
  /** Where it is: “At vendors”. */
  readonly label: string;
  /** How much, as a decimal string. */
  readonly amount: string;
  /** The same, drawn. */
  readonly icon?: IconName;
}

export interface WalletHeadProps extends Omit<ComponentProps<'section'>, 'hidden' | 'children'> {
  /** What the sum is: “Your money”. */
  label: string;
  /** A decimal string; absent until it is known. */
  amount: string | undefined;
  /** The sign of the currency. */
  symbol: string;
  /** The language whose way of writing numbers is used. */
  locale: string;
  /** Where it is: cash, at vendors, bonus, held. */
  parts?: readonly WalletPart[];
  /** The first thing of its page, or a line over a flow, which leaves the parts out. */
  size?: 'small' | 'large';
  /** The player has chosen to hide it, for whoever keeps that. */
  concealed?: boolean;
  /** Whether it is hidden at first. */
  defaultConcealed?: boolean;
  /** The eye was pressed. */
  onConcealedChange?: (concealed: boolean) => void;
  /** Name of the eye while the amounts are shown. */
  concealLabel?: string | undefined;
  /** Name of the eye while they are hidden. */
  revealLabel?: string | undefined;
  /** Being fetched again: masked meanwhile, so that no old figure is taken for the new one. */
  loading?: boolean;
  /** What can be done with it: buttons. */
  children?: ReactNode;
}

/** A long sum is written smaller rather than on two lines. */
const lengthOf = (figures: string): 'long' | 'longest' | undefined => {
  if (figures.length > 18) return 'longest';
  return figures.length > 12 ? 'long' : undefined;
};

/** All the money of a player, and where it is, behind an eye that hides it from others. */
export function WalletHead({
  label,
  amount,
  symbol,
  locale,
  parts,
  size = 'large',
  concealed,
  defaultConcealed = false,
  onConcealedChange,
  concealLabel,
  revealLabel,
  loading = false,
  className,
  children,
  ...rest
}: WalletHeadProps) {
  const word = useLabels();
  const [hidden, setHidden] = useOwn(concealed, defaultConcealed, onConcealedChange);
  const isMasked = hidden || loading || amount === undefined;
  const written = (one: string): string => formatMoney(one, { locale, symbol });
  const sum = written(amount ?? '0');
  return (
    <Surface
      pad="l"
      variant={size === 'small' ? 'inset' : 'raised'}
      render={
        <Stack
          gap="l"
          render={
            <section
              {...rest}
              aria-label={label}
              className={cx(css.head, className)}
              data-size={size}
            />
          }
        />
      }
    >
      <div>
        <div className={css.top}>
          <Text render={<span />} step="s2" tone="soft">
            {label}
          </Text>
          <IconButton
            className={css.eye}
            icon={hidden ? 'eye-closed' : 'eye'}
            iconSize={20}
            label={hidden ? word('show', revealLabel) : word('hide', concealLabel)}
            onClick={() => setHidden(!hidden)}
          />
        </div>
        <RollingNumber
          className={css.sum}
          data-length={lengthOf(sum)}
          aria-busy={loading}
          value={isMasked ? undefined : sum}
          placeholder={maskDigits(sum)}
        />
      </div>
      {parts && parts.length > 0 && size === 'large' ? (
        <dl className={css.parts}>
          {parts.map((part) => (
            <div key={part.label}>
              <Text render={<dt />} step="s2" tone="soft" className={css.partLabel}>
                {part.icon ? <Icon name={part.icon} size={16} /> : null}
                <span>{part.label}</span>
              </Text>
              <Text render={<dd />} voice="figures" tone="strong" className={css.part}>
                <bdi>{isMasked ? maskDigits(written(part.amount)) : written(part.amount)}</bdi>
              </Text>
            </div>
          ))}
        </dl>
      ) : null}
      {children}
    </Surface>
  );
}
