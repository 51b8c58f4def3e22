import { startTransition, useOptimistic } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useToast } from '@livery/ui/toast';
import { SectionTitle } from '@livery/ui/section-title';
import { Skeleton } from '@livery/ui/skeleton';
import { hiddenText } from '@livery/ui/theme';
import { errorText } from '#kernel/http/error-text.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { LoadFailed } from '#kernel/routing/load-failed.tsx';
import { headIconsQuery, useSetHeadIcon } from '../api/head-icons.ts';
import { MemberFace } from '../components/member-face.tsx';
import { faceOf } from '../components/faces.ts';
import * as css from './profile.css.ts';

export interface FaceChooserProps {
  readonly userName: string;
  /** Its letters are what is shown without a picture. */
  readonly name: string;
}

/** The pictures there are, of which one is the member’s; what is pressed is chosen. */
export function FaceChooser({ userName, name }: FaceChooserProps) {
  const { t, language } = useTranslation();
  const toast = useToast();
  const { data, isPending, isError, refetch } = useQuery(headIconsQuery(userName));
  const choice = useSetHeadIcon(userName, (error) =>
    toast.show({ tone: 'danger', text: errorText(error, t) }),
  );
  // Marked at once, and until the platform has said yes or no.
  const [chosen, mark] = useOptimistic(data?.icon);
  const choose = (icon: string): void =>
    startTransition(async () => {
      mark(icon);
      // That it was refused is said by whoever asked.
      await choice.mutateAsync(icon).catch(() => {});
    });
  const number = new Intl.NumberFormat(language);
  // A newer platform may have pictures that this page cannot draw.
  const shown = ['', ...(data?.list ?? [])].filter((icon) => icon === '' || faceOf(icon));
  const nameOf = (icon: string): string =>
    icon === ''
      ? t('profile.face.letters')
      : t('profile.face.number', { number: number.format(Number(icon)) });
  return (
    <section aria-label={t('profile.face')}>
      <SectionTitle title={t('profile.face')} />
      {isError && data === undefined ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {isPending ? <Skeleton shape="block" className={css.facesBone} /> : null}
      {data ? (
        <div className={css.faces} role="radiogroup" aria-label={t('profile.face')}>
          {shown.map((icon) => (
            <label key={icon} className={css.face}>
              <input
                className={hiddenText}
                type="radio"
                name="face"
                checked={chosen === icon}
                onChange={() => choose(icon)}
              />
              <MemberFace name={name} headIcon={icon} className={css.faceDrawn} />
              <span className={hiddenText}>{nameOf(icon)}</span>
            </label>
          ))}
        </div>
      ) : null}
    </section>
  );
}
