export { Receipt, type ReceiptNumber, type ReceiptProps, type ReceiptStatus } from './receipt.tsx';
