import { useEffect, useRef } from 'react';
import type { Reply } from '@livery/contract/client';
import { Button } from '@livery/ui/button';
import { Heading } from '@livery/ui/heading';
import type { IconName } from '@livery/ui/icon';
import { List, ListRow } from '@livery/ui/list-row';
import { SectionTitle } from '@livery/ui/section-title';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import * as css from '../care.css.ts';
import { HelpLines } from './help-lines.tsx';

type Result = Reply<'selfAssessment'>;
type Advice = Exclude<Result['advice'][number], 'help'>;

const bands: Readonly<Record<Result['band'], TextKey>> = {
  none: 'selfTest.band.none',
  low: 'selfTest.band.low',
  moderate: 'selfTest.band.moderate',
  high: 'selfTest.band.high',
};

const ways = {
  limits: { icon: 'limits', text: 'title.limits' },
  realityCheck: { icon: 'bell', text: 'title.realityCheck' },
  timeout: { icon: 'pause', text: 'title.timeOut' },
  exclusion: { icon: 'ban', text: 'title.exclusion' },
} as const satisfies Readonly<Record<Advice, { icon: IconName; text: TextKey }>>;

const pathOf = (advice: Advice): string => pathTo(advice === 'timeout' ? 'timeOut' : advice);

export interface TestResultProps {
  readonly result: Result;
  readonly onAgain: () => void;
}

/** What the answers point to, and what may help, the nearest first. */
export function TestResult({ result: { band, advice }, onAgain }: TestResultProps) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const links = advice.filter((one) => one !== 'help');
  return (
    <div className={css.page}>
      <div className={css.inset}>
        <Heading ref={title} tabIndex={-1} step="s6">
          {t(bands[band])}
        </Heading>
      </div>
      {links.length > 0 ? (
        <section aria-label={t('selfTest.advice')}>
          <SectionTitle title={t('selfTest.advice')} />
          <List>
            {links.map((one) => (
              <ListRow
                key={one}
                icon={ways[one].icon}
                label={t(ways[one].text)}
                render={<Link to={pathOf(one)} />}
              />
            ))}
          </List>
        </section>
      ) : null}
      <HelpLines />
      <div className={css.inset}>
        <Button variant="quiet" full onClick={onAgain}>
          {t('selfTest.again')}
        </Button>
      </div>
    </div>
  );
}
