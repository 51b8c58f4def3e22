export { fill as icons } from '@livery/ui/icon/fill';
