import { Button } from '@livery/ui/button';
import { DataList, type Datum } from '@livery/ui/data-list';
import { TextLink } from '@livery/ui/link';
import { List, ListRow } from '@livery/ui/list-row';
import { SectionTitle } from '@livery/ui/section-title';
import { Text } from '@livery/ui/text';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Failure } from '#kernel/forms/failure.tsx';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { leaveFor } from '#kernel/leave-for.ts';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { Identity } from '../api/identity.ts';
import { useHandIn } from '../api/use-hand-in.ts';
import * as css from '../identity.css.ts';
import { papers, partIcons, partTexts } from '../standing/words.ts';

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
  const data: readonly Datum[] = details
    ? [
        {
          label: t('identity.name'),
          value: <bdi className={css.asWritten}>{details.name}</bdi>,
        },
        { label: t('identity.birth'), value: day.format(new Date(details.birthDate)) },
        {
          label: t('identity.address'),
          value: <bdi className={css.asWritten}>{details.address}</bdi>,
        },
        { label: t('identity.paper'), value: t(papers[details.document]) },
      ]
    : [];
  const pictures = draft?.pictures ?? [];
  return (
    <div className={css.page}>
      <div className={css.inset}>
        <Failure text={error === undefined ? undefined : errorText(error, t)} />
        <Text tone="soft">
          {t(way === 'provider' ? 'identity.check.provider' : 'identity.check.upload')}
        </Text>
      </div>
      {data.length > 0 ? (
        <section aria-labelledby="identity-details">
          <SectionTitle
            level={3}
            title={t('identity.part.details')}
            headingId="identity-details"
            end={
              <TextLink render={<Link to={pathTo('identity', { step: 'details' })} />}>
                {t('identity.change')}
              </TextLink>
            }
          />
          <DataList data={data} />
        </section>
      ) : null}
      {pictures.length > 0 ? (
        <section aria-labelledby="identity-pictures">
          <SectionTitle level={3} title={t('identity.pictures')} headingId="identity-pictures" />
          <List>
            {pictures.map(({ kind }) => (
              <ListRow
                key={kind}
                icon={partIcons[kind]}
                label={t(partTexts[kind])}
                description={`${t('identity.part.there')} · ${t('identity.change')}`}
                render={<Link to={pathTo('identity', { step: kind })} />}
              />
            ))}
          </List>
        </section>
      ) : null}
      <div className={css.inset}>
        <Button full loading={busy} onClick={() => void go(begin)}>
          {t(way === 'provider' ? 'identity.check.go' : 'identity.check.send')}
        </Button>
        <Text step="s2" tone="faint">
          {t('identity.kept')}
        </Text>
      </div>
    </div>
  );
}
