import { useTranslation } from '@livery/web/texts/use-translation';
import { SectionTitle } from '@livery/ui/section-title';
import { Skeleton } from '@livery/ui/skeleton';
import { StripRoom } from '../components/strip-room.tsx';
import * as css from './rooms.css.ts';

/** As many as a platform usually has of sports and arenas. */
const usual = 6;

/** Rows in the measure of those of makers. */
export const MakerRows = ({ count = usual }: { readonly count?: number }) => (
  <div className={css.rows} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} shape="block" className={css.row} />
    ))}
  </div>
);

/** The room of the sportsbooks, before they are there. */
export function SportsRoom() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('home.sports')} data-resting="">
      <SectionTitle title={t('home.sports')} />
      <MakerRows />
    </section>
  );
}

/** The room of what was played last, before it is known. */
export function ContinueRoom() {
  const { t } = useTranslation();
  const title = t('home.continue');
  return (
    <section aria-label={title}>
      <StripRoom title={title} icon="game-recent" />
    </section>
  );
}
