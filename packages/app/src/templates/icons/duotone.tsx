export { duotone as icons } from '@livery/ui/icon/duotone';
