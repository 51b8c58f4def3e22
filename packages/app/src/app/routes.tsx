import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { categoryPaths, homePaths, paths, trialPath } from '#platform/paths.ts';
import { FollowLanguage } from './follow-language.tsx';
import { HomePage } from './pages/home-page.tsx';

const GamesPage = lazy(async () => ({
  default: (await import('./pages/games-page.tsx')).GamesPage,
}));
const HotPage = lazy(async () => ({ default: (await import('./pages/hot-page.tsx')).HotPage }));
const LoginPage = lazy(async () => ({
  default: (await import('./pages/login-page.tsx')).LoginPage,
}));
const PlayPage = lazy(async () => ({ default: (await import('./pages/play-page.tsx')).PlayPage }));
const SettingsPage = lazy(async () => ({
  default: (await import('./pages/settings-page.tsx')).SettingsPage,
}));

/** A feature behind a flag is imported behind it: off, neither its code nor its route is built. */
const FreePlayScreen = FLAGS.FREEPLAY3
  ? lazy(async () => ({
      default: (await import('#features/free-play/screen.tsx')).FreePlayScreen,
    }))
  : null;

export function AppRoutes() {
  return (
    <Suspense fallback={null}>
      <FollowLanguage />
      <Routes>
        {[...homePaths].map((path) => (
          <Route key={path} path={path} element={<HomePage />} />
        ))}
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.games} element={<GamesPage />} />
        <Route path={paths.hot} element={<HotPage />} />
        {Object.entries(categoryPaths).map(([gameType, path]) => (
          <Route key={path} path={path} element={<GamesPage gameType={gameType} />} />
        ))}
        <Route path={paths.settings} element={<SettingsPage />} />
        <Route path={paths.play} element={<PlayPage />} />
        {FreePlayScreen ? <Route path={trialPath} element={<FreePlayScreen />} /> : null}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
    </Suspense>
  );
}
