export { QRCode, type QRCodeProps } from './qr-code.tsx';
