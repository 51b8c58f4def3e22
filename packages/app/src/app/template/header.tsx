import { useMerchant } from '#platform/merchant.tsx';
import { HomeHeader as Double } from './header-double.tsx';
import { HomeHeader as Row } from './header-row.tsx';

/** Chosen at run time, for development; a build puts the chosen file in this one's place. */
export function HomeHeader() {
  return useMerchant().template.header === 'double' ? <Double /> : <Row />;
}
