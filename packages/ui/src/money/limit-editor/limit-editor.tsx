import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Progress } from '../../feedback/progress/progress.tsx';
import { Heading } from '../../foundations/heading/heading.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { AmountField, type AmountFieldProps } from '../../forms/amount-field/index.ts';
import { ButtonGroup } from '../../layout/button-group/button-group.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Surface } from '../../layout/surface/surface.tsx';
import { useMergedRef } from '../../util/merged-ref.ts';
import { changeOf } from './effect.ts';
import * as css from './limit-editor.css.ts';

export interface LimitLabels {
  /** Stands for a limit that there is not. */
  readonly none: string;
  /** On the button that begins a first limit. */
  readonly set: string;
  /** On the button that begins a change. */
  readonly change: string;
  /** What the field asks for. */
  readonly amount: string;
  /** What a stricter limit means: that it holds at once. */
  readonly lower: ReactNode;
  /** What a looser one means: how long it waits, and that it is confirmed once more. */
  readonly raise: ReactNode;
  /** What it means to have none any more. */
  readonly remove: ReactNode;
  /** On the button that asks for it. */
  readonly save: string;
  /** On the button that leaves all as it is. */
  readonly cancel: string;
  /** On the button that begins to take it away, and on the one that does. */
  readonly removeButton: string;
}

export interface PendingLimit {
  /** What is to hold, and from when: “₱5,000 from 21 November, 20:05”. */
  readonly text: ReactNode;
  /** On the button that stops it. */
  readonly cancelLabel: string;
  /** Asked to stop it; it is stopped at once. */
  readonly onCancel: () => void;
  /** On the button that agrees to it once more, when its time has come. */
  readonly confirmLabel?: string;
  /** Agreed to once more. */
  readonly onConfirm?: () => void;
}

export interface LimitUse {
  /** What is counted: “This week”. */
  readonly label: string;
  /** How much of it. */
  readonly value: number;
  /** How much is allowed. */
  readonly max: number;
  /** Both in words. */
  readonly valueText: string;
}

export interface LimitEditorProps
  extends
    Omit<ComponentProps<'section'>, 'title' | 'children'>,
    Pick<AmountFieldProps, 'locale' | 'currency'>,
    Partial<Pick<AmountFieldProps, 'symbol' | 'quick' | 'quickLabel' | 'error'>> {
  /** What is limited, and for how long: “Deposits in a day”. */
  title: string;
  /** The limit that holds, as a decimal string; null where there is none. */
  limit: string | null;
  /** The same as the language writes it. */
  limitText?: string;
  /** How much of it is used up. */
  used?: LimitUse;
  /** A change that waits. */
  pending?: PendingLimit;
  /** The words of all the rest. */
  labels: LimitLabels;
  /** Asked for another limit, a decimal string. */
  onSave: (amount: string) => void;
  /** Asked to take it away; without it that cannot be asked. */
  onRemove?: () => void;
  /** What was asked for is under way. */
  busy?: boolean;
}

type Step = 'look' | 'change' | 'remove';

/**
 * A limit that a player sets: what holds, what waits, and what a change means
 * before it is asked for. To make it stricter takes one step; to loosen it waits.
 */
export function LimitEditor({
  title,
  limit,
  limitText,
  used,
  pending,
  labels,
  onSave,
  onRemove,
  busy = false,
  locale,
  currency,
  symbol,
  quick,
  quickLabel,
  error,
  ref,
  ...rest
}: LimitEditorProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const [step, setStep] = useState<Step>('look');
  const [amount, setAmount] = useState('');
  const change = changeOf(limit, amount);
  const before = useRef(step);

  // The button that was pressed has gone: the focus goes to what came for it.
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const wanted = step === 'change' ? 'input' : 'button';
    root.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [step]);

  const open = (): void => {
    setAmount('');
    setStep('change');
  };
  const meant =
    change === 'lower' || change === 'raise' ? (
      <Text className={css.effect} data-change={change}>
        <Icon name={change === 'lower' ? 'check' : 'clock'} size={20} />
        <span>{labels[change]}</span>
      </Text>
    ) : null;

  return (
    <Surface
      pad="l"
      render={
        <Stack
          gap="l"
          render={<section {...rest} ref={useMergedRef(root, ref)} aria-labelledby={id} />}
        />
      }
    >
      <Inline gap="s" align="baseline" justify="between">
        <Heading id={id} step="s4">
          {title}
        </Heading>
        {limit === null ? (
          <Text tone="faint" strong>
            <bdi>{labels.none}</bdi>
          </Text>
        ) : (
          <Text voice="figures" step="s4" tone="strong">
            <bdi>{limitText ?? limit}</bdi>
          </Text>
        )}
      </Inline>
      {used && step === 'look' ? <Progress {...used} /> : null}
      {pending && step === 'look' ? (
        <Stack gap="m">
          <Text className={css.effect} data-change="raise">
            <Icon name="clock" size={20} />
            <span>{pending.text}</span>
          </Text>
          <ButtonGroup>
            <Button variant="secondary" size="medium" disabled={busy} onClick={pending.onCancel}>
              {pending.cancelLabel}
            </Button>
            {pending.confirmLabel && pending.onConfirm ? (
              <Button size="medium" disabled={busy} onClick={pending.onConfirm}>
                {pending.confirmLabel}
              </Button>
            ) : null}
          </ButtonGroup>
        </Stack>
      ) : null}
      {step === 'look' ? (
        <ButtonGroup>
          <Button variant="secondary" size="medium" disabled={busy} onClick={open}>
            {limit === null ? labels.set : labels.change}
          </Button>
          {limit !== null && onRemove ? (
            <Button variant="quiet" size="medium" disabled={busy} onClick={() => setStep('remove')}>
              {labels.removeButton}
            </Button>
          ) : null}
        </ButtonGroup>
      ) : null}
      {step === 'change' ? (
        <Stack
          gap="m"
          render={
            <form
              noValidate
              aria-labelledby={id}
              onSubmit={(event) => {
                event.preventDefault();
                if (change !== 'lower' && change !== 'raise') return;
                setStep('look');
                onSave(amount);
              }}
            />
          }
        >
          <AmountField
            label={labels.amount}
            value={amount}
            onValueChange={setAmount}
            {...{ locale, currency, error }}
            {...(symbol === undefined ? {} : { symbol })}
            {...(quick ? { quick } : {})}
            {...(quickLabel === undefined ? {} : { quickLabel })}
          />
          <output className={css.said}>{meant}</output>
          <ButtonGroup>
            <Button variant="secondary" size="medium" onClick={() => setStep('look')}>
              {labels.cancel}
            </Button>
            <Button type="submit" size="medium" disabled={change === 'none' || change === 'same'}>
              {labels.save}
            </Button>
          </ButtonGroup>
        </Stack>
      ) : null}
      {step === 'remove' ? (
        <Stack gap="m">
          <Text className={css.effect} data-change="raise">
            <Icon name="clock" size={20} />
            <span>{labels.remove}</span>
          </Text>
          <ButtonGroup>
            <Button variant="secondary" size="medium" onClick={() => setStep('look')}>
              {labels.cancel}
            </Button>
            <Button
              size="medium"
              onClick={() => {
                setStep('look');
                onRemove?.();
              }}
            >
              {labels.removeButton}
            </Button>
          </ButtonGroup>
        </Stack>
      ) : null}
    </Surface>
  );
}
