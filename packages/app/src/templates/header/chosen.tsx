import { useMerchant } from '#kernel/merchant.tsx';
import { HomeHeader as Double } from './double.tsx';
import type { HeaderProps } from './header-props.ts';
import { HomeHeader as Row } from './row.tsx';

/** RailChoice at run time, for development; a build puts the chosen file in this one's place. */
export function HomeHeader(props: HeaderProps) {
  return useMerchant().template.header === 'double' ? <Double {...props} /> : <Row {...props} />;
}
