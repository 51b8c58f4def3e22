import { NavBar, type NavBarProps } from '@livery/ui/nav-bar';
import { useBack } from '#kernel/routing/use-back.ts';
import { useCurrentRoute } from '#kernel/routing/use-current-route.ts';

/** The bar of every page but home: the page's title, and a back arrow unless it has none. */
export function PageBar({ title, ...rest }: Pick<NavBarProps, 'title' | 'onScene'>) {
  const goBack = useBack();
  const back = useCurrentRoute()?.route.layout.noBack ? {} : { onBack: goBack };
  return <NavBar {...rest} {...(title ? { title } : {})} {...back} />;
}
