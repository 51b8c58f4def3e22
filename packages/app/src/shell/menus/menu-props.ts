export interface MenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}
