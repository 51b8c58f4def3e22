import { useMerchant } from '#kernel/merchant.tsx';
import { HomeHeader as Double } from './double.tsx';
import { HomeHeader as Row } from './row.tsx';

/** RailChoice at run time, for development; a build puts the chosen file in this one's place. */
export function HomeHeader() {
  return useMerchant().template.header === 'double' ? <Double /> : <Row />;
}
