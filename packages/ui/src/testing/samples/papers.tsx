import { ReviewCard } from '../../data/review-card/index.ts';
import { DocumentCapture } from '../../forms/document-capture/index.ts';
import type { Samples } from './sample.ts';

export const papers: Samples = {
  DocumentCapture: {
    element: (
      <DocumentCapture
        label="Front"
        labels={{
          start: 'Camera',
          asking: 'Starting',
          take: 'Take',
          again: 'Again',
          use: 'Use',
          file: 'File',
          taken: 'Taken',
          refused: 'Refused',
          missing: 'Missing',
        }}
      />
    ),
  },
  ReviewCard: {
    element: <ReviewCard title="Address" facts={[{ label: 'Town', value: 'Bristol' }]} />,
  },
};
