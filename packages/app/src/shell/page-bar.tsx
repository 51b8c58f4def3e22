import { NavBar, type NavBarProps } from '@livery/ui/nav-bar';
import { useBack } from '#kernel/routing/use-back.ts';

/** The bar of every page but home: a back arrow and the page's title. */
export function PageBar({ title, ...rest }: Pick<NavBarProps, 'title' | 'onScene'>) {
  return <NavBar {...rest} {...(title ? { title } : {})} onBack={useBack()} />;
}
