/** Where toasts appear; the store keeps those that are raised before it is there. */
export { ToastViewport } from '@livery/ui/toast';
