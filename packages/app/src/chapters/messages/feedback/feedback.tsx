import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { Heading } from '@livery/ui/heading';
import { Text } from '@livery/ui/text';
import { useTranslation } from '@livery/web/texts/use-translation';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import * as css from './feedback.css.ts';
import { FeedbackForm } from './feedback-form.tsx';

/** Where a member writes to the operator; a visitor logs in first, so that somebody can be answered. */
export function Feedback() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <section className={css.room} aria-labelledby="feedback">
      <Heading id="feedback" level={2}>
        {t('feedback.title')}
      </Heading>
      {session ? (
        <FeedbackForm withPictures={!isGuest(session.type)} />
      ) : (
        <>
          <Text tone="soft">{t('feedback.login')}</Text>
          <Button
            variant="secondary"
            size="medium"
            render={<Link to={loginPath(pathTo('help'))} />}
          >
            {t('nav.login')}
          </Button>
        </>
      )}
    </section>
  );
}
