export { ServiceWidget, type ServiceWidgetProps } from './service-widget.tsx';
