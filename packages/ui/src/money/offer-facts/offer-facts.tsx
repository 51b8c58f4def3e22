import type { ComponentProps, ReactNode } from 'react';

import { Progress } from '../../feedback/progress/progress.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { Text } from '../../foundations/text/text.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import * as css from './offer-facts.css.ts';

export interface OfferWagering {
  /** What has to be done: “Play through 10 times”. */
  readonly label: string;
  /** How much of it is done. */
  readonly value: number;
  /** How much that is altogether. */
  readonly max: number;
  /** Both in words: “₱1,200 of ₱5,000”. */
  readonly valueText: string;
}

export interface OfferFact {
  /** What is told: “Highest bet”. */
  readonly label: string;
  /** How it is here: “₱50 a round”. */
  readonly value: ReactNode;
  /** The same, drawn. */
  readonly icon?: IconName;
  /** It will soon be too late. */
  readonly tone?: 'warning';
}

export interface OfferFactsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How far the condition of an offer that was taken has been met. */
  wagering?: OfferWagering;
  /** The rest that one must know, in plain words: until when, how high, where. */
  facts: readonly OfferFact[];
  /** The way to all the terms: a link. */
  terms?: ReactNode;
}

/** What an offer asks for, said where it is made and not behind a link. */
export function OfferFacts({ wagering, facts, terms, ...rest }: OfferFactsProps) {
  return (
    <Stack {...rest} gap="l">
      {wagering ? <Progress {...wagering} /> : null}
      <Grid least="medium" gap="s" render={<dl />}>
        {facts.map(({ label, value, icon, tone }) => (
          <Stack key={label} gap="xs" className={css.fact} data-tone={tone}>
            <Text step="s2" tone="soft" className={css.label} render={<dt />}>
              {icon ? <Icon name={icon} size={16} /> : null}
              <span>{label}</span>
            </Text>
            <Text tone="strong" strong className={css.value} render={<dd />}>
              <bdi>{value}</bdi>
            </Text>
          </Stack>
        ))}
      </Grid>
      {terms ? (
        <Text step="s2" tone="soft" render={<div />}>
          {terms}
        </Text>
      ) : null}
    </Stack>
  );
}
