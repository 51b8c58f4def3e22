import type { ComponentProps } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Surface } from '../../layout/surface/surface.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './level-track.css.ts';
import { standingOf, type Level } from './standing.ts';

export interface LevelTrackProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What rises: the name for readers of the screen. */
  label: string;
  /** From the lowest to the highest. */
  levels: readonly Level[];
  /** How much there is now. */
  value: number;
  /** An amount as the language writes it. */
  formatValue: (value: number) => string;
  /** What is missing, in words: “₱420 more to Gold”. */
  nextLabel: (missing: string, name: string) => string;
  /** Stands there on the highest level. */
  topLabel: string;
  /** Parts in a line, or the way to the next level as a ring. */
  shape?: 'track' | 'ring';
  /** In the middle of the ring. */
  icon?: IconName;
}

// The element of that name would be one bar, and could not be parted.
const progressbar = { role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100 } as const;

/** Where somebody stands among levels, and what is missing to the next. */
export function LevelTrack({
  label,
  levels,
  value,
  formatValue,
  nextLabel,
  topLabel,
  shape = 'track',
  icon = 'crown',
  className,
  ...rest
}: LevelTrackProps) {
  const { index, part, missing } = standingOf(levels, value);
  const name = levels[index]?.name ?? '';
  const next = levels[index + 1];
  const words = next ? nextLabel(formatValue(missing), next.name) : topLabel;
  const percent = Math.floor(part * 100);
  const bar = {
    ...progressbar,
    'aria-label': label,
    'aria-valuenow': percent,
    'aria-valuetext': `${name}. ${words}`,
  };
  // Somebody on the first of three levels has two ways before them.
  const ways = levels.slice(1);
  const amount = (
    <Text voice="figures" tone="soft" render={<span />}>
      <bdi>{formatValue(value)}</bdi>
    </Text>
  );
  const ahead = (
    <Text tone="soft" render={<span />}>
      {words}
    </Text>
  );
  if (shape === 'ring') {
    return (
      <Surface
        {...rest}
        pad="l"
        className={cx(css.track, css.withRing, className)}
        data-shape="ring"
      >
        <div {...bar} className={css.ring}>
          <svg viewBox="0 0 100 100" className={css.circles} aria-hidden="true">
            <circle cx={50} cy={50} r={44} className={css.rest} />
            <circle
              cx={50}
              cy={50}
              r={44}
              pathLength={100}
              strokeDasharray={`${percent} 100`}
              className={css.done}
            />
          </svg>
          <Icon name={icon} size={32} className={css.icon} />
        </div>
        <Stack gap="xs">
          <span className={css.name}>{name}</span>
          {amount}
          {ahead}
        </Stack>
      </Surface>
    );
  }
  return (
    <Surface
      pad="l"
      render={<Stack {...rest} gap="s" className={cx(css.track, className)} data-shape="track" />}
    >
      <div className={css.head}>
        <span className={css.name}>{name}</span>
        {amount}
      </div>
      <div {...bar} className={css.parts}>
        {ways.map((way, at) => (
          <progress
            key={way.name}
            className={css.part}
            aria-hidden="true"
            max={1}
            value={at < index ? 1 : at === index ? part : 0}
          />
        ))}
      </div>
      {ahead}
    </Surface>
  );
}
