export { Confirm, type ConfirmProps } from './confirm.tsx';
