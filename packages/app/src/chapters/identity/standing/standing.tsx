import { Button } from '@livery/ui/button';
import { Callout } from '@livery/ui/callout';
import { TextLink } from '@livery/ui/link';
import { Text } from '@livery/ui/text';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { useMoment } from '#kernel/time/use-moment.ts';
import { useTimeTaken } from '#kernel/time/use-time-taken.ts';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { Identity } from '../api/identity.ts';
import * as css from '../identity.css.ts';
import { Opens } from './opens.tsx';
import { Reasons } from './reasons.tsx';

/** How it stands, in a block with what was said of it. */
function State({ identity }: { identity: Identity }) {
  const { t, language } = useTranslation();
  const { timeZone } = useMerchant();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  const moment = useMoment();
  const span = useTimeTaken();
  const { status, needed, sentAt, usual, validUntil } = identity;
  if (status === 'verified')
    return (
      <Callout tone="success" icon="verified" title={t('identity.verified')}>
        {validUntil === undefined
          ? t('identity.verified.line')
          : t('identity.verified.until', { at: day.format(validUntil) })}
      </Callout>
    );
  if (status === 'under_review')
    return (
      <Callout tone="warning" title={t('identity.review')}>
        {sentAt === undefined ? null : <p>{t('identity.review.sent', { at: moment(sentAt) })}</p>}
        <p>
          {usual === undefined
            ? t('identity.review.line')
            : t('identity.review.usual', { span: span(usual.seconds) })}
        </p>
      </Callout>
    );
  if (status === 'rejected' && needed.length === 0)
    return (
      <Callout
        tone="danger"
        title={t('identity.refused')}
        action={
          <TextLink caret render={<Link to={pathTo('help')} />}>
            {t('identity.refused.way')}
          </TextLink>
        }
      >
        {t('identity.refused.line')}
      </Callout>
    );
  if (identity.reasons.length > 0)
    return (
      <Callout tone="danger" icon="warning" title={t('identity.more')}>
        {t('identity.more.line')}
      </Callout>
    );
  return (
    <Callout icon="verified" title={t('identity.none')}>
      {t(identity.way === 'provider' ? 'identity.none.provider' : 'identity.none.upload')}
    </Callout>
  );
}

/** How far it is proven who somebody is, what that opens, and the one way on. */
export function IdentityOverview({ identity }: { identity: Identity }) {
  const { t } = useTranslation();
  const { needed, reasons, draft, limits } = identity;
  const [next] = needed;
  // Of what is refused for good without a word the block above says all there is.
  const named = reasons.filter(({ why }) => next !== undefined || why !== 'not_accepted');
  const isBegun = draft !== undefined || reasons.length > 0;
  return (
    <div className={css.page}>
      <div className={css.inset}>
        <State identity={identity} />
        {named.length > 0 ? <Reasons reasons={named} /> : null}
        {next === undefined ? null : (
          <Button full render={<Link to={pathTo('identity', { step: next })} />}>
            {t(isBegun ? 'identity.goOn' : 'identity.begin')}
          </Button>
        )}
      </div>
      <Opens limits={limits} />
      <div className={css.inset}>
        <Text step="s2" tone="faint">
          {t('identity.kept')}
        </Text>
      </div>
    </div>
  );
}
