import { NavBar, type NavBarProps } from '@livery/ui/nav-bar';
import { useBack } from '#kernel/routing/use-back.ts';
import { useCurrentRoute } from '#kernel/routing/use-current-route.ts';
import { useSwipeBack } from '@livery/web/routing/use-swipe-back';
import { ServiceButton } from '../service/service-button.tsx';
import { DayLockPlace } from './day-lock-place.tsx';
import { OtherDoor } from './other-door.tsx';
import * as css from './bar.css.ts';

/** The bar of every page but home: the page's title, a back arrow unless it has none, the other door at a door, and whom to ask. */
export function PageBar({ title, onScene = false }: Pick<NavBarProps, 'title' | 'onScene'>) {
  const goBack = useBack();
  const route = useCurrentRoute()?.route;
  const onBack = route?.layout.noBack ? undefined : goBack;
  const ink = onScene ? css.help : css.quiet;
  useSwipeBack(onBack);
  return (
    <NavBar
      onScene={onScene}
      end={
        <>
          {route?.name === 'login' ? <OtherDoor to="register" className={ink} /> : null}
          {route?.name === 'register' ? <OtherDoor to="login" className={ink} /> : null}
          <DayLockPlace />
          <ServiceButton className={ink} />
        </>
      }
      {...(title ? { title } : {})}
      {...(onBack ? { onBack } : {})}
    />
  );
}
