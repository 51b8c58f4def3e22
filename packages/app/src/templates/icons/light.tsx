export { light as icons } from '@livery/ui/icon/light';
