import { useTranslation } from 'react-i18next';
import { useFavourites } from '#features/favourites/use-favourites.ts';
import { HotScreen } from '#features/games/hot-screen.tsx';
import { PageBar } from '../shell/page-bar.tsx';

export function HotPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageBar title={t('title.hot')} />
      <HotScreen favourites={useFavourites()} />
    </>
  );
}
