import { useId, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { List } from '../../layout/list-row/list-row.tsx';
import { Scene } from '../../foundations/scene/scene.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { cx } from '../../util/cx.ts';
import { formatMoment } from './moment.ts';
import * as css from './app-status.css.ts';

export interface AppStatusProps extends Omit<ComponentProps<'main'>, 'title'> {
  /** Work is being done on the site, or it may not be shown where the visitor is. */
  kind: 'maintenance' | 'restricted';
  /** What is the matter, as the heading of the page. */
  title: string;
  /** Part of the title to emphasise. */
  emphasis?: string | undefined;
  /** Why, and what to do, in a sentence or two. */
  description?: ReactNode;
  /** The brand's mark. */
  mark?: ReactNode;
  /** When the site is back, as an ISO moment. */
  backAt?: string | undefined;
  /** Stands before that time. */
  backLabel?: string;
  /** BCP 47 language that the time is written in. */
  locale: string;
  /** IANA zone that the time is told in; one that the server knows too. */
  timeZone?: string;
  /** What the button that asks again says. */
  retryLabel?: string | undefined;
  /** Asked to look again; without it there is no button. */
  onRetry?: () => void;
  /** Looking. */
  busy?: boolean;
  /** Names the ways to reach somebody. */
  contactLabel?: string;
  /** Ways to reach somebody: `ListRow`s. */
  children?: ReactNode;
}

const glyphs = { maintenance: 'wrench', restricted: 'globe' } as const;

/** In place of the whole site: it is being worked on, or may not be shown here. */
export function AppStatus({
  kind,
  title,
  emphasis,
  description,
  mark,
  backAt,
  backLabel,
  locale,
  timeZone = 'UTC',
  retryLabel,
  onRetry,
  busy = false,
  contactLabel,
  className,
  children,
  ...rest
}: AppStatusProps) {
  const word = useLabels();
  const contactId = useId();
  return (
    <main {...rest} className={cx(css.status, className)} data-kind={kind}>
      <Scene
        className={css.scene}
        title={title}
        emphasis={emphasis}
        description={description}
        mark={mark}
      />
      <div className={css.body}>
        {backAt ? (
          <p className={css.back}>
            <span className={css.plate}>
              <Icon name="clock" />
            </span>
            <Stack render={<span />} gap="xs">
              <Text render={<span />} step="s1" voice="label" tone="soft" className={css.label}>
                {backLabel}
              </Text>
              <time className={css.time} dateTime={backAt}>
                {formatMoment(backAt, locale, timeZone)}
              </time>
            </Stack>
          </p>
        ) : null}
        {children ? (
          <Stack render={<section />} gap="title" aria-labelledby={contactId}>
            <h2 id={contactId} className={css.heading}>
              {contactLabel}
            </h2>
            <List className={css.list}>{children}</List>
          </Stack>
        ) : null}
        {onRetry ? (
          <Button full icon="refresh" loading={busy} onClick={onRetry}>
            {word('retry', retryLabel)}
          </Button>
        ) : null}
      </div>
      <Icon name={glyphs[kind]} size={40} className={css.sign} />
    </main>
  );
}
