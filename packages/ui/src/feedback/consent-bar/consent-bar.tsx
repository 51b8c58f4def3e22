import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Heading } from '../../foundations/heading/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { passFocus } from '../../util/pass-focus.ts';
import { useOwn } from '../../util/use-own.ts';
import type { ConsentCategory, ConsentLabels } from './consent.ts';
import { ConsentSheet } from './consent-sheet.tsx';
import * as css from './consent-bar.css.ts';

export interface ConsentBarProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What is asked. */
  title: string;
  /** What would be kept and what for, with a link to all of it. */
  description: ReactNode;
  /** What can be allowed by itself; nothing is allowed before. */
  categories: readonly ConsentCategory[];
  /** Told what was allowed, by the keys; whoever asks keeps the answer. */
  onConsent: (allowed: readonly string[]) => void;
  /** Whether it is asked, for whoever keeps that. */
  open?: boolean;
  /** Whether it is asked at first. */
  defaultOpen?: boolean;
  /** Told when it goes, after the answer. */
  onOpenChange?: (open: boolean) => void;
  /** The words of the buttons. */
  labels: ConsentLabels;
}

const keysOf = (categories: readonly ConsentCategory[]): string[] =>
  categories.map(({ key }) => key);

/**
 * Asks what may be kept on the device. It lies over the foot of the page and
 * stops nobody: to refuse is as easy as to accept, and the page goes on meanwhile.
 */
export function ConsentBar({
  title,
  description,
  categories,
  onConsent,
  open,
  defaultOpen = true,
  onOpenChange,
  labels,
  className,
  ref,
  ...rest
}: ConsentBarProps) {
  const id = useId();
  const own = useRef<HTMLElement>(null);
  const whole = useMergedRef(own, ref);
  const [shown, setShown] = useOwn(open, defaultOpen, onOpenChange);
  const [choosing, setChoosing] = useState(false);
  const answer = (allowed: readonly string[]): void => {
    setChoosing(false);
    if (own.current) passFocus(own.current);
    onConsent(allowed);
    setShown(false);
  };
  if (!shown) return null;
  const needed = keysOf(categories.filter(({ required }) => required));
  return (
    <Stack
      {...rest}
      render={<section />}
      ref={whole}
      gap="m"
      className={cx(css.bar, className)}
      aria-labelledby={`${id}-title`}
    >
      <Heading id={`${id}-title`} step="s4">
        {title}
      </Heading>
      <Text render={<div />} tone="soft">
        {description}
      </Text>
      <Grid least="medium" gap="s">
        <Button full variant="secondary" size="medium" onClick={() => answer(needed)}>
          {labels.refuse}
        </Button>
        <Button full variant="secondary" size="medium" onClick={() => answer(keysOf(categories))}>
          {labels.accept}
        </Button>
      </Grid>
      <Button full variant="quiet" size="medium" onClick={() => setChoosing(true)}>
        {labels.choose}
      </Button>
      <ConsentSheet
        open={choosing}
        onClose={() => setChoosing(false)}
        title={labels.choose}
        categories={categories}
        labels={labels}
        onSave={answer}
      />
    </Stack>
  );
}
