import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@livery/ui/button';
import { Heading } from '@livery/ui/heading';
import { Stepper } from '@livery/ui/stepper';
import { call } from '#kernel/http/client.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { ResponsiblePlay } from '../../api/responsible-play.ts';
import { useChange } from '../../api/use-change.ts';
import * as css from '../../care.css.ts';
import { ExclusionLength } from '../../components/exclusion-length.tsx';
import { ExclusionMeans } from '../../components/exclusion-means.tsx';
import { ExclusionTick } from '../../components/exclusion-tick.tsx';
import { useBarred } from '../../use-barred.ts';

export interface ExclusionScreenProps {
  readonly userName: string;
  readonly play: ResponsiblePlay;
  /** The first is 1; each is a page of its own in the browser’s history. */
  readonly step: number;
}

/** Three pages: how long and where, what it means, and the word for it. */
export function ExclusionScreen({ userName, play, step }: ExclusionScreenProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const barred = useBarred();
  const { change, busy } = useChange(userName);
  const [span, setSpan] = useState<string>();
  const [isEverywhere, setEverywhere] = useState(false);
  // Whoever comes to a later page by its address has chosen nothing yet.
  const at = span === undefined || ![2, 3].includes(step) ? 1 : step;
  const part = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) part.current?.focus();
    before.current = at;
  }, [at]);

  const next = (): void => void navigate(pathTo('exclusion', { step: `${at + 1}` }));
  const exclude = (): void => {
    if (span === undefined) return;
    const body = { duration: span, allBrands: isEverywhere, confirm: true } as const;
    void change(
      async () => barred('exclusion', (await call('exclude', { body })).until),
      () => undefined,
    );
  };
  const names = [
    t('exclusion.step.length'),
    t('exclusion.step.means'),
    t('exclusion.step.confirm'),
  ];
  return (
    <div className={css.form}>
      <Stepper
        label={t('exclusion.steps')}
        steps={names}
        current={at - 1}
        doneLabel={t('exclusion.step.done')}
        locale={language}
      />
      <Heading ref={part} tabIndex={-1} step="s6">
        {names[at - 1] ?? ''}
      </Heading>
      {at === 1 ? (
        <ExclusionLength
          spans={play.rules.exclusions}
          span={span}
          onSpan={setSpan}
          hasOthers={play.rules.hasOtherBrands}
          isEverywhere={isEverywhere}
          onEverywhere={setEverywhere}
        />
      ) : null}
      {at === 2 ? <ExclusionMeans rules={play.rules} isOpen={span === 'open'} /> : null}
      {at === 3 && span !== undefined ? (
        <ExclusionTick span={span} busy={busy} onExclude={exclude} />
      ) : (
        <Button full disabled={span === undefined} onClick={next}>
          {t('exclusion.next')}
        </Button>
      )}
    </div>
  );
}
