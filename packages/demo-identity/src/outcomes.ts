export interface Outcome {
  readonly name: string;
  /** As whoever chooses reads it. */
  readonly says: string;
  /** What is found; nothing where nobody ever decides. */
  readonly result?: string;
  /** Seconds until it is found. */
  readonly after?: number;
  /** How often it is told, and found. */
  readonly times?: 2;
  /** What a document says that differs from what was typed. */
  readonly document?: 'other name' | 'too young' | 'run out';
}

/** What can become of somebody who is looked at. */
export const outcomes: readonly Outcome[] = [
  { name: 'passed', says: 'Passed', result: 'approved' },
  { name: 'later', says: 'Passed, after half a minute', result: 'approved', after: 30 },
  { name: 'twice', says: 'Passed, and told twice', result: 'approved', times: 2 },
  { name: 'blurred', says: 'Blurred, once more', result: 'unreadable' },
  {
    name: 'name',
    says: 'Another name on the document',
    result: 'name_mismatch',
    document: 'other name',
  },
  { name: 'young', says: 'Under age', result: 'under_age', document: 'too young' },
  {
    name: 'expired',
    says: 'The document has run out',
    result: 'document_expired',
    document: 'run out',
  },
  { name: 'same', says: 'A face that was seen before', result: 'face_known' },
  { name: 'person', says: 'A person has to look', result: 'manual_review' },
  { name: 'silent', says: 'Nobody ever answers' },
];

export const outcomeNamed = (name: string | null | undefined): Outcome | undefined =>
  outcomes.find((outcome) => outcome.name === name);
