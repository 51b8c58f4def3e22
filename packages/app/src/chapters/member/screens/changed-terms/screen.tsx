import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Button } from '@livery/ui/button';
import { Heading } from '@livery/ui/heading';
import { List, ListRow } from '@livery/ui/list-row';
import { Stack } from '@livery/ui/stack';
import { Text } from '@livery/ui/text';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { noteTerms } from '#kernel/session/member/terms.ts';
import { acceptTerms, termsQuery, type Terms } from '../../api/terms.ts';
import { LogOutRow } from '../../components/log-out-row.tsx';
import * as css from '#kernel/forms/form.css.ts';

export interface ChangedTermsScreenProps {
  readonly userName: string;
  readonly terms: Terms;
}

/**
 * What changed, where all of it can be read, and the one press that opens the
 * site again. Nothing else does but the ways to the money and out.
 */
export function ChangedTermsScreen({ userName, terms }: ChangedTermsScreenProps) {
  const { t, language } = useTranslation();
  const { legal, timeZone } = useMerchant();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  const { current, owed, accepted } = terms;
  const accepting = useMutation({
    mutationFn: acceptTerms,
    onSuccess: (said: Terms) => {
      queries.setQueryData(termsQuery(userName).queryKey, said);
      noteTerms(said.owed);
      // What was refused meanwhile is asked for again.
      void queries.invalidateQueries();
      void navigate(pathTo('home'), { replace: true });
    },
    onError: (error) => {
      toast.show({ tone: 'danger', text: errorText(error, t) });
      // Another version holds by now: that one is read first.
      void queries.invalidateQueries({ queryKey: termsQuery(userName).queryKey });
    },
  });
  return (
    <div className={css.form}>
      <Stack gap="l">
        {current ? (
          <section aria-label={t('terms.changes')}>
            <Stack gap="s">
              <Heading step="s5">
                {t('terms.since', { version: current.version, at: day.format(current.since) })}
              </Heading>
              {current.changes.split(/\n\s*\n/).map((paragraph) => (
                <Text key={paragraph} dir="auto">
                  {paragraph}
                </Text>
              ))}
            </Stack>
          </section>
        ) : null}
        <List className={css.flush} aria-label={t('terms.ways')}>
          {legal.terms ? (
            <ListRow
              icon="file"
              label={t('terms.read')}
              render={
                <a href={legal.terms} target="_blank" rel="noopener noreferrer">
                  {t('terms.read')}
                </a>
              }
            />
          ) : null}
          <ListRow
            icon="withdraw"
            label={t('terms.withdraw')}
            render={<Link to={pathTo('withdraw')} />}
          />
          <ListRow
            icon="receipt"
            label={t('terms.statement')}
            render={<Link to={pathTo('statement')} />}
          />
          <LogOutRow />
        </List>
        {current && owed ? (
          <Button
            full
            size="large"
            loading={accepting.isPending}
            onClick={() => accepting.mutate(current.version)}
          >
            {t('terms.accept')}
          </Button>
        ) : (
          <Text tone="soft">{t(accepted.length > 0 ? 'terms.accepted' : 'terms.none')}</Text>
        )}
      </Stack>
    </div>
  );
}
