import { screen } from '@livery/ui/theme';

export const proof = screen({ display: 'grid', gap: 12, paddingBlockStart: 8 });
