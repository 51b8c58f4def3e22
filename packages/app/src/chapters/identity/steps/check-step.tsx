import { Button } from '@livery/ui/button';
import { DataList, type Datum } from '@livery/ui/data-list';
import { TextLink } from '@livery/ui/link';
import { Text } from '@livery/ui/text';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Failure } from '#kernel/forms/failure.tsx';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { leaveFor } from '#kernel/leave-for.ts';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { Identity, IdentityStep } from '../api/identity.ts';
import { useHandIn } from '../api/use-hand-in.ts';
import * as css from '../identity.css.ts';
import { papers, partTexts } from '../standing/words.ts';

/** What a payout asks for. */
const level = 2;

const isPage = (address: string): boolean =>
  ['https:', 'http:'].includes(URL.parse(address)?.protocol ?? '');

/** Has it looked at, and goes on to the page of a provider where it is one. */
async function begin(): Promise<unknown> {
  const { url } = await call('beginKyc', { body: { level } });
  if (url === undefined || !isPage(url)) return undefined;
  leaveFor(url);
  return 'left';
}

export interface CheckStepProps {
  readonly userName: string;
  readonly identity: Identity;
}

/** All that was handed in, once more, before somebody looks at it: here, or on a page of a provider’s. */
export function CheckStep({ userName, identity: { way, draft } }: CheckStepProps) {
  const { t, language } = useTranslation();
  const { busy, error, go } = useHandIn(userName);
  const details = draft?.details;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const change = (step: IdentityStep) => (
    <TextLink render={<Link to={pathTo('identity', { step })} />}>{t('identity.change')}</TextLink>
  );
  const data: readonly Datum[] = [
    ...(details
      ? [
          {
            label: t('identity.name'),
            value: <bdi>{details.name}</bdi>,
            end: change('details'),
          },
          { label: t('identity.birth'), value: day.format(new Date(details.birthDate)) },
          { label: t('identity.address'), value: <bdi>{details.address}</bdi> },
          { label: t('identity.paper'), value: t(papers[details.document]) },
        ]
      : []),
    ...(draft?.pictures ?? []).map(({ kind }) => ({
      label: t(partTexts[kind]),
      value: t('identity.part.there'),
      end: change(kind),
    })),
  ];
  return (
    <div className={css.form}>
      <Failure text={error === undefined ? undefined : errorText(error, t)} />
      <Text tone="soft">
        {t(way === 'provider' ? 'identity.check.provider' : 'identity.check.upload')}
      </Text>
      {data.length > 0 ? <DataList data={data} /> : null}
      <Button full loading={busy} onClick={() => void go(begin)}>
        {t(way === 'provider' ? 'identity.check.go' : 'identity.check.send')}
      </Button>
      <Text step="s2" tone="faint">
        {t('identity.kept')}
      </Text>
    </div>
  );
}
