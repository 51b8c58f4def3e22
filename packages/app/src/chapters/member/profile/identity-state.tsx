import type { Reply } from '@livery/contract/client';
import { SectionTitle } from '@livery/ui/section-title';
import { TextLink } from '@livery/ui/link';
import { Surface } from '@livery/ui/surface';
import { Tag, type TagProps } from '@livery/ui/tag';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import * as css from './profile.css.ts';

type IdentityStatus = Reply<'memberInfo'>['kyc']['status'];

interface Look {
  readonly tone: NonNullable<TagProps['tone']>;
  readonly icon: NonNullable<TagProps['icon']>;
  readonly state: TextKey;
  readonly line: TextKey;
}

const looks: Readonly<Record<IdentityStatus, Look>> = {
  none: {
    tone: 'neutral',
    icon: 'info',
    state: 'profile.identity.none',
    line: 'profile.identity.none.line',
  },
  under_review: {
    tone: 'warning',
    icon: 'clock',
    state: 'profile.identity.review',
    line: 'profile.identity.review.line',
  },
  verified: {
    tone: 'success',
    icon: 'verified',
    state: 'profile.identity.verified',
    line: 'profile.identity.verified.line',
  },
  rejected: {
    tone: 'danger',
    icon: 'warning',
    state: 'profile.identity.rejected',
    line: 'profile.identity.rejected.line',
  },
};

// A newer platform may know of another state; what it is called is not said wrongly.
const lookOf = (status: IdentityStatus): Look =>
  Object.hasOwn(looks, status) ? looks[status] : looks.none;

/** How far the platform knows who the member is, in two words; nothing where nothing was shown yet. */
export function IdentityTag({ status }: { status: IdentityStatus | undefined }) {
  const { t } = useTranslation();
  if (status === undefined || status === 'none') return null;
  const { tone, icon, state } = lookOf(status);
  return (
    <Tag tone={tone} icon={icon}>
      {t(state)}
    </Tag>
  );
}

/** The same with what it means, and the way to what can be done about it. */
export function IdentityState({ status }: { status: IdentityStatus }) {
  const { t } = useTranslation();
  const look = lookOf(status);
  return (
    <section aria-label={t('profile.identity')}>
      <SectionTitle title={t('profile.identity')} />
      <Surface className={css.identity}>
        <Tag tone={look.tone} icon={look.icon}>
          {t(look.state)}
        </Tag>
        <p className={css.line}>{t(look.line)}</p>
        <TextLink caret render={<Link to={pathTo('identity')} />}>
          {t('title.identity')}
        </TextLink>
      </Surface>
    </section>
  );
}
