interface Opening {
  /** Id of the control, whose sheet has the same with an ending. */
  readonly id: string;
  readonly open: boolean;
  readonly required: boolean;
}

export const sheetOf = (id: string): string => `${id}-sheet`;

/**
 * A control that shows its value and opens what that is chosen in. A mere button
 * could be neither wrong nor required.
 */
export const opensDialog = ({ id, open, required }: Opening) =>
  ({
    role: 'combobox',
    'aria-haspopup': 'dialog',
    'aria-controls': sheetOf(id),
    'aria-expanded': open,
    'aria-required': required || undefined,
  }) as const;
