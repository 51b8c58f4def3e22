import { NavBar, type NavBarProps } from '@livery/ui/nav-bar';
import { useBack } from '#kernel/routing/use-back.ts';
import { useCurrentRoute } from '#kernel/routing/use-current-route.ts';
import { useSwipeBack } from '#kernel/routing/use-swipe-back.ts';
import { AskForHelp } from './ask-for-help.tsx';

/** The bar of every page but home: the page's title, a back arrow unless it has none, and whom to ask. */
export function PageBar({ title, onScene = false }: Pick<NavBarProps, 'title' | 'onScene'>) {
  const goBack = useBack();
  const onBack = useCurrentRoute()?.route.layout.noBack ? undefined : goBack;
  useSwipeBack(onBack);
  return (
    <NavBar
      onScene={onScene}
      end={<AskForHelp onScene={onScene} />}
      {...(title ? { title } : {})}
      {...(onBack ? { onBack } : {})}
    />
  );
}
